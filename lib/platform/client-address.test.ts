/** @jest-environment node */
import { clientAddress, type Proxies } from './client-address';

const node = (trusted: number): Proxies => ({ platform: undefined, trusted });
const chain = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.2' };

const addressOf = (headers: Record<string, string>, proxies: Proxies) =>
  clientAddress(new Headers(headers), proxies);

describe("a visitor's address", () => {
  it.each([
    [0, '10.0.0.2'],
    [1, '10.0.0.2'],
    [2, '203.0.113.7'],
    [4, undefined],
  ])('with %i proxies of ours is %s: what stands further left may be forged', (count, address) => {
    expect(addressOf(chain, node(count))).toBe(address);
  });

  it('is what the platform says, whatever else is sent along', () => {
    const headers = {
      ...chain,
      'x-vercel-forwarded-for': '203.0.113.8',
      'x-nf-client-connection-ip': '203.0.113.9',
    };
    expect(addressOf(headers, { platform: 'vercel', trusted: 1 })).toBe('203.0.113.8');
    expect(addressOf(headers, { platform: 'netlify', trusted: 1 })).toBe('203.0.113.9');
    expect(addressOf(chain, { platform: 'netlify', trusted: 1 })).toBeUndefined();
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::0009', '2001:db8:1:2::/64'],
    ['192.0.2.1:4711', '192.0.2.1'],
  ])('counts by its network, however it is written: %s is %s', (address, network) => {
    expect(addressOf({ 'x-forwarded-for': address }, node(0))).toBe(network);
  });

  it('is unknown when nobody says it', () => {
    expect(addressOf({}, node(1))).toBeUndefined();
    expect(addressOf({ 'x-forwarded-for': ' ' }, node(1))).toBeUndefined();
  });
});
