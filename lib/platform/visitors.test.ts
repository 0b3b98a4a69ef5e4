import { addressKeys, clientAddress, type Proxies, mailbox, ownDomain } from './visitors';

const chain = { 'x-forwarded-for': '1.1.1.1, 203.0.113.7, 10.0.0.2' };
const both = {
  ...chain,
  'x-vercel-forwarded-for': '203.0.113.8',
  'x-nf-client-connection-ip': '203.0.113.9',
};
const from = (address: string) => ({ 'x-forwarded-for': address });

it.each<[string, object, number, Proxies['platform'], string]>([
  ['by the last proxy where none is ours', chain, 0, undefined, '10.0.0.2'],
  ['by the last proxy where one is ours', chain, 1, undefined, '10.0.0.2'],
  [
    'by the first of two of ours: what stands left may be forged',
    chain,
    2,
    undefined,
    '203.0.113.7',
  ],
  ['by the first where more are ours than were passed', chain, 4, undefined, '1.1.1.1'],
  ['by the only one where two are ours', from('203.0.113.7'), 2, undefined, '203.0.113.7'],
  ['by Vercel, whatever else is sent along', both, 1, 'vercel', '203.0.113.8'],
  ['by Netlify, whatever else is sent along', both, 1, 'netlify', '203.0.113.9'],
  ['by nobody where the platform says nothing', chain, 1, 'netlify', 'unknown'],
  ['by nobody', {}, 1, undefined, 'unknown'],
  ['by nobody, with a space', from(' '), 1, undefined, 'unknown'],
  ['in capitals', from('2001:DB8:1:2::9'), 0, undefined, '2001:db8:1:2::9'],
  ['in full', from('2001:0db8:0001:0002::0009'), 0, undefined, '2001:db8:1:2::9'],
  ['in brackets', from('[2001:db8:1:2::9]'), 0, undefined, '2001:db8:1:2::9'],
  ['with a port', from('[2001:db8:1:2::9]:4711'), 0, undefined, '2001:db8:1:2::9'],
  ['as IPv4 in IPv6', from('::ffff:192.0.2.1'), 0, undefined, '192.0.2.1'],
  ['as IPv4 in IPv6, in hexadecimal', from('::ffff:c000:201'), 0, undefined, '192.0.2.1'],
  ['as IPv4 in IPv6, with a port', from('[::ffff:192.0.2.1]:4711'), 0, undefined, '192.0.2.1'],
  ['as IPv4 with a port', from('1.1.1.1, 192.0.2.1:4711'), 0, undefined, '192.0.2.1'],
])('a visitor’s address is said %s', (_, headers, trusted, platform, address) => {
  expect(clientAddress(new Headers({ ...headers }), { platform, trusted })).toBe(address);
});

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['unknown', ['unknown']],
  [
    '2001:db8:1:2ab:3:4:5:6',
    ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56 twice', '2001:db8:1::/48 four times'],
  ],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56 twice', '2001:db8:0::/48 four times']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56 twice', 'fe80:0:0::/48 four times']],
  // 6to4 and NAT64 have an IPv4 address inside.
  ['2002:c000:201:5::7', ['192.0.2.1']],
  ['64:ff9b::c000:201', ['192.0.2.1']],
])('the address %s counts for %j', (address, networks) => {
  const more: Record<number, string> = { 2: ' twice', 4: ' four times' };
  const found = addressKeys(address).map(({ key, factor }) => key + (more[factor] ?? ''));
  expect(found).toEqual(networks);
});

it.each([
  ['Asha+book@Example.com', 'asha@example.com'],
  ['a.sha@example.com', 'asha@example.com'],
  ['anna-maria@example.com', 'anna-maria@example.com'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@XN--BCHER-KVA.example.', 'asha@xn--bcher-kva.example'],
  ['a.sha+1@gmail.com', 'asha@gmail.com'],
  ['a.sha@googlemail.com', 'asha@gmail.com'],
  ['asha@me.com', 'asha@icloud.com'],
  ['asha@mac.com', 'asha@icloud.com'],
  ['asha@protonmail.com', 'asha@proton.me'],
  ['asha@protonmail.ch', 'asha@proton.me'],
  ['asha+1@pm.me', 'asha@proton.me'],
  ['asha@ya.ru', 'asha@yandex.com'],
  ['asha@yandex.ru', 'asha@yandex.com'],
  ['wishes@asha.fastmail.com', 'asha@fastmail.com'],
  ['asha+wishes@fastmail.com', 'asha@fastmail.com'],
  ['asha@s1.victim.example', 'asha@victim.example'],
  ['asha@s2.victim.co.in', 'asha@victim.co.in'],
])('%s is the mailbox %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});

it.each([
  ['asha@Bücher.example.', 'xn--bcher-kva.example'],
  ['asha@s1.victim.example', 'victim.example'],
  ['asha@a.b.victim.co.in.', 'victim.co.in'],
  // A name there costs nothing, so one person gets a hundred.
  ['asha@victim.duckdns.org', 'duckdns.org'],
  ['asha@mail.gmail.com', undefined],
  ['asha@me.com', undefined],
  ['asha@asha.fastmail.com', undefined],
  ['asha@GMAIL.com', undefined],
  ['asha@rediffmail.com', undefined],
])('%s is in the domain %s of its own', (email, domain) => {
  expect(ownDomain(email)).toBe(domain);
});
