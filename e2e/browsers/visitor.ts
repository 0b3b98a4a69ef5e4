import { expect } from '@playwright/test';
import type { Client } from './clients.mjs';

type Name = string | RegExp;

/** What somebody does with a page, in the words of what is seen and heard there; waits as people do. */
export class Visitor {
  constructor(
    private readonly client: Client,
    private readonly site: string,
    /** A script that leaves `finder` in the page. */
    private readonly finder: string,
  ) {}

  /** A path of the site, or an address in a mail, whose site this one is. */
  async goto(address: string) {
    const { pathname, search, hash } = new URL(address, this.site);
    // From a page that differs by what follows '#' alone, nothing would be loaded.
    if (hash) await this.client.goto('about:blank');
    await this.client.goto(`${this.site}${pathname}${search}${hash}`);
  }

  /** The value of an expression in the page, as soon as there is a page. */
  async read(expression: string): Promise<unknown> {
    let value: unknown;
    await expect(async () => {
      value = await this.client.run(`return ${expression}`);
    }).toPass({ timeout: 30_000 });
    return value;
  }

  reload = () => this.leaveBy('location.reload()');
  back = () => this.leaveBy('history.back()');

  /** Comes back when another page stands there, or the same one as it was left. */
  private async leaveBy(way: string) {
    await this.client.run('window.left = true');
    // A page that is gone has no answer.
    await this.client.run(way).catch(() => undefined);
    await this.eventually('window.left === undefined && document.readyState === "complete"');
  }

  /** Whether an expression becomes true; `what` says it in words where it does not. */
  eventually = (expression: string, what = expression) =>
    expect
      .poll(() => this.client.run(`return Boolean(${expression})`).catch(() => false), {
        message: what,
      })
      .toBe(true);

  at = (path: string) => this.eventually(`location.pathname === ${JSON.stringify(path)}`);

  sees = (text: string) => this.eventually(`(${shown}).includes(${folded(text)})`, `sees: ${text}`);

  misses = (text: string) =>
    this.eventually(`!(${shown}).includes(${folded(text)})`, `does not see: ${text}`);

  /** A link, a button, what opens a menu or a hit of the search, by its accessible name. */
  press = async (name: Name) => this.click(await this.there(named(pressable, name)));

  finds = async (selector: string, name: Name) => void (await this.there(named(selector, name)));

  lacks = async (selector: string, name: Name) => {
    await this.bringFinder();
    await this.eventually(`!${named(selector, name)}`, `no ${selector} '${name}'`);
  };

  /** @param nth of several fields with this label */
  async fill(label: Name, value: string, nth = 0) {
    const field = await this.there(named(fields, label, nth));
    await this.client.run(`${field}.select()`);
    await this.client.type(field, value);
    await this.eventually(`${field}.value === ${JSON.stringify(value)}`, `${label}: ${value}`);
  }

  /** For fields that each browser has keys of its own for: dates, times, lists. */
  async set(label: Name, value: string, nth = 0) {
    const field = await this.there(named(fields, label, nth));
    await this.client.run(
      `const field = ${field}; field.value = ${JSON.stringify(value)};` +
        `for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))`,
    );
  }

  async tick(label: Name) {
    const box = await this.there(named(fields, label));
    // Firefox scrolls to the field that was typed into with its next frame, away from where a driver is about to click.
    await this.client.run(
      'requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = true)))',
    );
    await this.eventually('window.drawn');
    await this.click(box);
    await this.eventually(`${box}.checked`, `ticked: ${label}`);
  }

  /** Fills a form in, by its labels, and sends it. `to` is where a browser without scripts sends it itself. */
  async send(to: string, values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await this.fill(label, value);
    await this.click(`document.querySelector('form[action="${to}"] button[type=submit]')`);
  }

  key = (name: 'Enter' | 'Escape') => this.client.key(name);
  run = (body: string) => this.client.run(body);

  /** A phone's window, or a desktop's. */
  widen = (isWide: boolean) => this.client.resize(isWide ? 1440 : 400, isWide ? 900 : 800);

  /** A form that is sent within two seconds counts as a program's. */
  atHumanPace = () => this.eventually('performance.now() > 2500');

  /** Once nothing lies over it; not every driver looks. */
  private async click(element: string) {
    await this.waitFor(element, `finder.over(${element})`);
    await this.client.click(element);
  }

  private async there(element: string) {
    await this.waitFor(element, `${element} ? '' : finder.others()`);
    return element;
  }

  /** Until an expression has no objection any more. */
  private waitFor = (element: string, objection: string) =>
    expect(async () => {
      await this.bringFinder();
      const said = await this.client.run(`return ${objection}`);
      if (said) throw new Error(String(said));
    }, element).toPass({ timeout: 30_000 });

  private async bringFinder() {
    if (!(await this.client.run('return Boolean(window.finder)')))
      await this.client.run(this.finder);
  }
}

const pressable = 'a[href], button, summary, [role=option]';
const fields = 'input, textarea, select';

/** What is drawn and has this accessible name, as JavaScript. */
const named = (selector: string, name: Name, nth = 0) =>
  `finder.named(${JSON.stringify(selector)}, ${typeof name === 'string' ? JSON.stringify(name) : name})[${nth}]`;

/** What can be read in the page, without regard to capitals, which styles may change. */
const shown = `document.body.innerText.replace(/\\s+/g, ' ').toLowerCase()`;
const folded = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').toLowerCase());
