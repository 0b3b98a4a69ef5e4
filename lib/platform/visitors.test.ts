import { addressKeys, clientAddress, type Proxies, mailbox, ownDomain } from './visitors';

const node = (trusted: number): Proxies => ({ platform: undefined, trusted });
const chain = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.2' };

const addressOf = (headers: Record<string, string>, proxies: Proxies) =>
  clientAddress(new Headers(headers), proxies);

describe("a visitor's address", () => {
  it.each([
    [0, '10.0.0.2'],
    [1, '10.0.0.2'],
    [2, '203.0.113.7'],
    [4, '1.1.1.1'],
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
    expect(addressOf(chain, { platform: 'netlify', trusted: 1 })).toBe('unknown');
  });

  it.each([
    ['2001:DB8:1:2::9', '2001:db8:1:2::9'],
    ['2001:0db8:0001:0002::0009', '2001:db8:1:2::9'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::9'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:4711', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
  ])('is the same however it is written: %s is %s', (address, plain) => {
    expect(addressOf({ 'x-forwarded-for': address }, node(0))).toBe(plain);
  });

  it('is that of one visitor for all of whom nobody says it', () => {
    expect(addressOf({}, node(1))).toBe('unknown');
    expect(addressOf({ 'x-forwarded-for': ' ' }, node(1))).toBe('unknown');
  });

  it('is said by the only proxy that was passed, where two are ours', () => {
    expect(addressOf({ 'x-forwarded-for': '203.0.113.7' }, node(2))).toBe('203.0.113.7');
  });
});

describe('an address counts', () => {
  const keys = (address: string) => addressKeys(address).map(({ key }) => key);

  it('for itself, as IPv4 and when it is none', () => {
    expect(addressKeys('192.0.2.1')).toEqual([{ key: '192.0.2.1', factor: 1 }]);
    expect(addressKeys('unknown')).toEqual([{ key: 'unknown', factor: 1 }]);
  });

  it('for its networks, as IPv6: the larger one may do more', () => {
    expect(addressKeys('2001:db8:1:2ab:3:4:5:6')).toEqual([
      { key: '2001:db8:1:2ab::/64', factor: 1 },
      { key: '2001:db8:1:200::/56', factor: 2 },
      { key: '2001:db8:1::/48', factor: 4 },
    ]);
    expect(keys('2001:db8::1')).toEqual([
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/56',
      '2001:db8:0::/48',
    ]);
    expect(keys('fe80::1%eth0')[0]).toBe('fe80:0:0:0::/64');
  });

  it.each([
    ['6to4', '2002:c000:201:5::7'],
    ['NAT64', '64:ff9b::c000:201'],
  ])('for the IPv4 address inside, as %s', (_, address) => {
    expect(addressKeys(address)).toEqual([{ key: '192.0.2.1', factor: 1 }]);
  });
});

it.each([
  ['Asha+book@Example.com', 'asha@example.com'],
  ['a.sha@example.com', 'asha@example.com'],
  ['anna-maria@example.com', 'anna-maria@example.com'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@XN--BCHER-KVA.example.', 'asha@xn--bcher-kva.example'],
  ['a.sha+1@gmail.com', 'asha@gmail.com'],
  ['a.sha@googlemail.com', 'asha@gmail.com'],
])('%s is the mailbox %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});

it.each([
  ['asha@Bücher.example.', 'xn--bcher-kva.example'],
  ['asha@mail.gmail.com', 'mail.gmail.com'],
  ['asha@GMAIL.com', undefined],
  ['asha@rediffmail.com', undefined],
])('%s is in the domain %s of its own', (email, domain) => {
  expect(ownDomain(email)).toBe(domain);
});
