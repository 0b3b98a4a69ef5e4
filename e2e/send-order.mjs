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
 * An order as the checkout posts it, of one service unless the body says otherwise.
 * @param {{ key: string, from: string, customer: object, body?: object, headers?: Record<string, string> }} order
 *   from: the address of the buyer's machine, as a proxy would say it
 */
export const orderRequest = ({ key, from, customer, body, headers }) => ({
  method: /** @type {const} */ ('POST'),
  path: '/api/order',
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

/**
 * Posts it.
 * @param {string} siteUrl
 * @param {Parameters<typeof orderRequest>[0]} order
 */
export const sendOrder = (siteUrl, order) => {
  const { path, ...request } = orderRequest(order);
  return fetch(siteUrl + path, request);
};
