import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ownFolder } from '../lib/folder-test-kit';
import { refuseUnfinished } from './finish-pages';
import { packForNetlify } from './headers';

const policy = '<meta http-equiv="Content-Security-Policy" content="style-src \'none\'"/>';
const inFolder = ownFolder();

beforeEach(() => {
  mkdirSync(inFolder('blogs'));
  writeFileSync(inFolder('about.html'), `<html>${policy}</html>`);
});

it.each([
  ["the framework's scripts", `${policy}<script>self.__next_f</script>`],
  ['no policy', '<html></html>'],
])('names a page that has %s, wherever it lies', (_, html) => {
  expect(() => refuseUnfinished(inFolder())).not.toThrow();
  writeFileSync(inFolder('blogs/one.html'), html);
  expect(() => refuseUnfinished(inFolder())).toThrow(/blogs\/one\.html$/);
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
    writeFileSync(inFolder('routes-manifest.json'), JSON.stringify({ headers }));
    packForNetlify(inFolder(), inFolder(), files);
    return readFileSync(inFolder('_headers'), 'utf8')
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
