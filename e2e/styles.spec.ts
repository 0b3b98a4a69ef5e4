import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { furtherOfAKind, missing, reading, withIslands } from './paths';

// The build's last step takes out the rules that a page does not use. Here a browser compares what is left
// with the sheets that the bundler wrote.

const chunks = join(__dirname, '../.next/static/chunks');
const whole = readdirSync(chunks)
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(chunks, name), 'utf8'));

// One of each kind: its rules are those of all.
const kinds = [...reading, ...withIslands, ...Object.keys(missing)].filter(
  (path) => !furtherOfAKind.has(path),
);

for (const path of kinds)
  test(`${path} has every rule that it uses`, async ({ page }) => {
    await page.goto(path);
    const { lost, unused } = await compare(page);
    expect(lost).toEqual([]);
    // A page with islands keeps rules for what they will draw.
    if (!withIslands.includes(path))
      expect(gzipSync(unused.join('\n')).length).toBeLessThanOrEqual(2048);
  });

/** Rules that match something on the page and are gone, and rules that are there and match nothing. */
const compare = (page: Page) =>
  page.evaluate((sheets) => {
    /** A selector without its states: what it could ever match here. */
    const bare = (selector: string) =>
      selector
        .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, (part) =>
          /^:(is|where|has|not)\(/.test(part) ? part : '',
        )
        .replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
    /** The selectors of a list, whose own lists in brackets stay whole. */
    const partsOf = ({ selectorText }: CSSStyleRule) => selectorText.split(/,\s*(?![^(]*\))/);
    const rules = (list: Iterable<CSSRule>): CSSStyleRule[] =>
      [...list].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule, ...rules(rule.cssRules)];
        return rule instanceof CSSGroupingRule ? rules(rule.cssRules) : [];
      });
    const all = sheets.flatMap((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return rules(sheet.cssRules);
    });
    const kept = [...document.styleSheets].flatMap(({ cssRules }) => rules(cssRules));
    const selectorsFor = new Map<string, string[]>();
    for (const rule of kept)
      selectorsFor.set(rule.style.cssText, [
        ...(selectorsFor.get(rule.style.cssText) ?? []),
        ...partsOf(rule).map(bare),
      ]);
    return {
      lost: all
        .filter(({ style }) => style.length > 0)
        .flatMap((rule) =>
          partsOf(rule).filter((part) => {
            const styled = document.querySelector(bare(part));
            const selectors = selectorsFor.get(rule.style.cssText) ?? [];
            return styled && !selectors.some((selector) => styled.matches(selector));
          }),
        ),
      unused: kept
        .filter((rule) => !partsOf(rule).some((part) => document.querySelector(bare(part))))
        .map(({ cssText }) => cssText),
    };
  }, whole);
