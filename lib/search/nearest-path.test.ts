import { nearestPath, plainPath, wordsOfPath } from './nearest-path';

const known = ['/services', '/blogs', '/mulank1', '/mulank5', '/about', '/tools', '/contact'];
const near = (path: string) => nearestPath(plainPath(path), known);

test.each([
  ['/Services', '/services'],
  ['/SERVICES/', '/services'],
  ['/services.html', '/services'],
  ['/blogs/index.php', '/blogs'],
  ['/servises', '/services'],
  ['/serivces', '/services'],
  ['/blog', '/blogs'],
  ['/services).', '/services'],
  ['/%C2%A0services%E2%80%8B', '/services'],
  ['/about-us', '/about'],
  ['/tools/lo-shoo-grid', '/tools'],
  ['/mulank10', undefined],
  ['/no-such-page', undefined],
  ['/%E0%A4%A', undefined],
])('%s is near %s', (path, nearby) => {
  expect(near(path)).toBe(nearby);
});

test('its words can be looked for', () => {
  expect(wordsOfPath('/Mulank5')).toBe('mulank 5');
  expect(wordsOfPath('/blogs/My_Flat%20Number.html')).toBe('blogs my flat number');
});
