import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { tools, type Client } from './clients.mjs';

type Name = string | RegExp;

/** Acts of a visitor, in the words of what is seen and heard on a page; waits as people do. */
export class Visitor {
  constructor(
    private readonly client: Client,
    private readonly site: string,
  ) {}

  /** A path of the site, or an address in a mail, whose site this one is. */
  async goto(address: string) {
    const { pathname, search, hash } = new URL(address, this.site);
    // A page that differs after '#' alone would not be loaded.
    if (hash) await this.client.goto('about:blank');
    await this.client.goto(`${this.site}${pathname}${search}${hash}`);
  }

  /** Resolves when another page stands there, or the same one as it was left. */
  async back() {
    await this.client.run('window.left = true');
    // A page that is gone has no answer.
    await this.client.run('history.back()').catch(() => undefined);
    await this.eventually('window.left === undefined && document.readyState === "complete"');
  }

  /** Waits for an expression; `what` names it in words where it stays false. */
  eventually = (expression: string, what = expression) =>
    expect
      .poll(() => this.client.run(`return Boolean(${expression})`).catch(() => false), {
        message: what,
      })
      .toBe(true);

  at = (path: string) => this.eventually(`location.pathname === ${JSON.stringify(path)}`);

  sees = (text: string) => this.eventually(`(${shown}).includes(${folded(text)})`, `sees: ${text}`);

  /** A link, a button, a menu's summary or a hit of the search, by its accessible name. */
  press = async (name: Name) => this.click(await this.finds(pressable, name));

  /** Resolves with the element, as JavaScript. */
  async finds(selector: string, name: Name) {
    const element = named(selector, name);
    await this.until(element, `${element} ? '' : finder.others()`);
    return element;
  }

  lacks = (selector: string, name: Name) =>
    this.until(`no ${selector} '${name}'`, `${named(selector, name)} ? 'It is there.' : ''`);

  async fill(label: Name, value: string) {
    const field = await this.finds(fields, label);
    await this.client.run(`${field}.select()`);
    await this.client.type(field, value);
    await this.eventually(`${field}.value === ${JSON.stringify(value)}`, `${label}: ${value}`);
  }

  async tick(label: Name) {
    const box = await this.finds(fields, label);
    // Firefox scrolls to the typed field with its next frame, away from where a driver clicks.
    await this.client.run(
      'requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = true)))',
    );
    await this.eventually('window.drawn');
    await this.click(box);
    await this.eventually(`${box}.checked`, `ticked: ${label}`);
  }

  /** Fills a form in and sends it. `to` is where a browser without scripts posts it itself. */
  async send(to: string, values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.fill(label, value);
    await this.click(`document.querySelector('form[action="${to}"] button[type=submit]')`);
  }

  key = (name: 'Enter' | 'Escape') => this.client.key(name);
  run = (body: string) => this.client.run(body);

  /** A form that is sent within two seconds counts as a program's. */
  atHumanPace = () => this.eventually('performance.now() > 2500');

  /** Waits until nothing lies over it; not every driver looks. */
  private async click(element: string) {
    await this.until(element, `finder.over(${element})`);
    await this.client.click(element);
  }

  /** Waits until an expression, which may use the finder, has no objection any more. */
  private until = (what: string, objection: string) =>
    expect(async () => {
      if (!(await this.client.run('return Boolean(window.finder)'))) await this.client.run(finder);
      expect(await this.client.run(`return ${objection}`)).toBe('');
    }, what).toPass({ timeout: 30_000 });
}

const pressable = 'a[href], button, summary, [role=option]';
const fields = 'input, textarea, select';

const entryPoints = ['e2e/browsers/finder.mjs'];
const nodePaths = [`${tools}/node_modules`];
const bundle = {
  bundle: true,
  minify: true,
  target: 'chrome100',
  write: false,
  nodePaths,
} as const;
const finder = buildSync({ entryPoints, ...bundle }).outputFiles[0]?.text ?? '';

/** A drawn element with this accessible name, as JavaScript. */
const named = (selector: string, name: Name) =>
  `finder.named(${JSON.stringify(selector)}, ${typeof name === 'string' ? JSON.stringify(name) : name})`;

/** Text of the page, without regard to capitals, which styles may change. */
const shown = `document.body.innerText.replace(/\\s+/g, ' ').toLowerCase()`;
const folded = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').toLowerCase());
