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

/**
 * Posts an order as the checkout does, of one service unless the body says otherwise.
 * @param {string} siteUrl
 * @param {{ key: string, from: string, customer: object, body?: object, headers?: Record<string, string> }} order
 *   from: the address of the buyer's machine, as a proxy would say it
 */
export const sendOrder = (siteUrl, { key, from, customer, body, headers }) =>
  fetch(`${siteUrl}/api/order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': from,
      ...headers,
    },
    body: JSON.stringify({
      currency: 'INR',
      services: [3],
      customer: { ...sampleCustomer, ...customer },
      confirmed: true,
      ...body,
    }),
  });
