/** A server for tests of components: it answers what it is told, in turn. */
export const fetchMock = jest.fn();

/** With JSON, or with a text of whoever stands in between. */
export const answers = (
  status: number,
  body: object | string,
  headers: Record<string, string> = {},
) =>
  fetchMock.mockResolvedValueOnce({
    ok: status < 300,
    status,
    headers: new Map(Object.entries(headers)),
    text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
  });

export const fails = () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));

/** What was sent, and by which key; the first time, or another. */
export function sent(attempt = 0) {
  const [, init] = fetchMock.mock.calls[attempt] as [string, RequestInit];
  return {
    key: (init.headers as Record<string, string>)['Idempotency-Key'],
    body: JSON.parse(String(init.body)) as Record<string, unknown>,
  };
}

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
});
