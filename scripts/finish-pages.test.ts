/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseUnfinished } from './finish-pages';
import { packForNetlify } from './headers';

const policy = '<meta http-equiv="Content-Security-Policy" content="style-src \'none\'"/>';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, 'blogs'));
  writeFileSync(join(folder, 'about.html'), `<html>${policy}</html>`);
});

it.each([
  ["the framework's scripts", `${policy}<script>self.__next_f</script>`],
  ['no policy', '<html></html>'],
])('names a page that has %s, wherever it lies', (_, html) => {
  expect(() => refuseUnfinished(folder)).not.toThrow();
  writeFileSync(join(folder, 'blogs/one.html'), html);
  expect(() => refuseUnfinished(folder)).toThrow(/blogs\/one\.html$/);
});

describe('the headers for Netlify', () => {
  const rule = (regex: string, headers: Record<string, string>) => ({
    regex,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const pack = (files: string[]) => {
    const headers = [
      rule('^/.*$', { 'X-Frame-Options': 'DENY', Policy: 'none' }),
      rule('^/[^.]*$', { Policy: 'page' }),
    ];
    writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify({ headers }));
    packForNetlify(folder, folder, files);
    return readFileSync(join(folder, '_headers'), 'utf8')
      .replaceAll(/\n {2}/g, ' | ')
      .split('\n');
  };

  it('stand once for all files, and once for each page or folder', () => {
    expect(pack(['index.html', 'about.html', 'blogs/one.html', 'art/a.svg', 'art/b.svg'])).toEqual([
      '/* | X-Frame-Options: DENY',
      '/ | Policy: page',
      '/about | Policy: page',
      '/about.html | Policy: page',
      '/blogs/* | Policy: page',
      '/art/* | Policy: none',
      '',
    ]);
  });

  it('are refused where files of one folder have different ones', () => {
    expect(() => pack(['art/a.svg', 'art/b.html'])).toThrow(/art\/b\.html has other headers/);
  });
});
