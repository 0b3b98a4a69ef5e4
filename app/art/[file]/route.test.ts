/** @jest-environment node */
import { GET } from './route';

const ask = (file: string) =>
  GET(new Request(`https://example.com/art/${file}`), { params: Promise.resolve({ file }) });

describe('the pictures below /art', () => {
  it('are answered as SVG', async () => {
    const response = await ask('service-3-wide.svg');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg .*width="640" height="400"/);
  });

  it.each(['service-99.svg', 'service-3', '../env'])('do not include %s', async (name) => {
    expect((await ask(name)).status).toBe(404);
  });
});
