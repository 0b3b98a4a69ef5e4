import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { parse } from 'node-html-parser';
import type { Visitor } from './visitor';

type Name = Parameters<Visitor['press']>[0];

/** A reader in w3m, which knows neither scripts nor styles and presses links only. */
export class TextVisitor implements Reader {
  private address = '';
  private before = '';
  private text = '';

  constructor(private readonly site: string) {}

  async goto(address: string) {
    this.before = this.address;
    const { pathname, search } = new URL(address, this.site);
    this.address = `${this.site}${pathname}${search}`;
    this.text = await w3m(this.address);
  }

  back = () => this.goto(this.before);
  at = async (path: string) => expect(new URL(this.address).pathname).toBe(path);
  sees = async (text: string) => expect(this.text.toLowerCase()).toContain(text.toLowerCase());
  finds = async (_: string, name: Name) => this.link(name);
  lacks = async (_: string, name: Name) => expect(() => this.link(name)).toThrow();
  press = (name: Name) => this.goto(this.link(name));
  atHumanPace = async () => undefined;

  async send(to: string, values: Record<string, string>) {
    const page = parse(await (await fetch(this.address)).text());
    const form = page.querySelector(`form[action="${to}"]`);
    const sent = new URLSearchParams();
    for (const label of form?.querySelectorAll('label') ?? []) {
      const field = form?.querySelector(`#${label.getAttribute('for')}`);
      sent.set(field?.getAttribute('name') ?? '', values[label.text.trim()] ?? '');
    }
    for (const label of Object.keys(values)) await this.sees(label);
    this.text = await w3m('-post', '-', `${this.site}${to}`, String(sent));
  }

  /** w3m numbers the links of a page, and lists where they lead at its end. */
  private link(name: Name) {
    const [page = '', list = ''] = this.text.split('\nReferences:');
    for (const [, number, text = ''] of page.matchAll(/\[(\d+)\]([^[\n]*)/g))
      if (typeof name === 'string' ? text.startsWith(name) : name.test(text))
        return new RegExp(`^\\[${number}\\] (\\S+)`, 'm').exec(list)?.[1] ?? '';
    throw new Error(`w3m shows no link ${name}`);
  }
}

/** Acts of visitors with any client, with or without scripts. */
export type Reader = Pick<
  Visitor,
  'goto' | 'back' | 'at' | 'sees' | 'finds' | 'lacks' | 'press' | 'atHumanPace' | 'send'
>;

/** Lines so long that none is broken. Posts the last of several arguments. */
async function w3m(...given: string[]) {
  const body = given.length > 1 ? given.pop() : undefined;
  const options = ['-dump', '-cols', '2000', '-o', 'display_link_number=1'];
  const running = promisify(execFile)('w3m', [...options, ...given]);
  running.child.stdin?.end(body);
  return (await running).stdout;
}
