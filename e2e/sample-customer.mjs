/** Who orders in tests and measurements; the email is each one's own. */
export const sampleCustomer = {
  firstName: 'Asha',
  lastName: 'Example',
  phone: '+91 98000 00000',
  address: '12 Sample Road',
  country: 'India',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
};
