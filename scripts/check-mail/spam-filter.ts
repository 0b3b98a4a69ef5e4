import { spawnSync } from 'node:child_process';
import { inFolder } from './in-folder';

/** What SpamAssassin holds against a mail: its rules that apply, with their points. */
export type Verdict = { rule: string; points: number }[];

/** Rules on this machine alone, and none that somebody's settings or earlier mails have changed. */
const options = ['--local', '--nocreate-prefs', '--prefs-file=/dev/null'];
const settings = [
  ...['use_bayes 0', 'report_safe 0', 'fold_headers 0', 'clear_headers'],
  'add_header all Verdict _TESTSSCORES(,)_',
];

/** The verdict on each mail, in their order. All go through one process: it starts slowly. */
export function judge(raws: readonly string[]): Verdict[] {
  return inFolder(raws, (files) => {
    const cf = settings.map((line) => `--cf=${line}`);
    const { stdout, stderr } = spawnSync('spamassassin', [...options, ...cf, ...files], {
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      timeout: 180_000,
    });
    const verdicts = [...stdout.matchAll(/^X-Spam-Verdict: (.*)$/gm)];
    if (verdicts.length !== raws.length)
      throw new Error(`SpamAssassin judged ${verdicts.length} of ${raws.length} mails. ${stderr}`);
    return verdicts.map(([, rules = '']) => parse(rules));
  });
}

/** 'HTML_MESSAGE=0.001,FORM_FRAUD=1' */
const parse = (rules: string): Verdict =>
  [...rules.matchAll(/(\w+)=(-?[\d.]+)/g)].map(([, rule = '', points]) => ({
    rule,
    points: Number(points),
  }));

export const total = (verdict: Verdict) => verdict.reduce((sum, { points }) => sum + points, 0);
