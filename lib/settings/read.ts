import 'server-only';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { wrapped } from '../lists';
import { projectPath } from '../project-path';
import {
  isProductionDeployment,
  platformOf,
  settings,
  type SettingFault,
  type Environment,
  type Level,
  type Setting,
  type SettingName,
} from './settings';

/** Put in by next.config.mjs, since a platform's function may lack the build's variables. */
const builtWith = z
  .record(z.string(), z.string())
  .parse(JSON.parse(process.env.BUILT_WITH ?? '{}'));

/** scripts/package.ts packs the one and not the other. */
const isPacked =
  existsSync(projectPath('server.js')) && !existsSync(projectPath('next.config.mjs'));

export const environment: Environment = {
  ...builtWith,
  ...process.env,
  PACKED_IN: isPacked ? projectPath() : undefined,
};

type Values = { [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

/** The site neither builds nor starts with a finding that `stops`. */
export type Finding = SettingFault & { level: Level; stops: boolean };

const rows = Object.entries(settings) as [SettingName, Setting][];

/** The values mean nothing where a finding stops. No finding holds a value: some are secret. */
export function readSettings(source: Environment) {
  const given: Environment = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  );
  const read = rows.map(([name, setting]) => {
    const { data, error } = setting.schema.safeParse(given[name] ?? defaultOf(setting, given));
    const finding = error
      ? malformed(name, given, error)
      : (wrong(name, setting, given) ?? missing(name, setting, given));
    return { name, data, finding };
  });
  return {
    values: Object.fromEntries(read.map(({ name, data }) => [name, data])) as Values,
    platform: platformOf(given),
    findings: read.flatMap(({ finding }) => finding ?? []),
  };
}

const defaultOf = ({ default: value }: Setting, given: Environment) =>
  typeof value === 'function' ? value(given) : value;

const malformed = (name: string, given: Environment, { issues }: z.ZodError): Finding => ({
  name,
  level: 'open',
  problem: given[name] ? "can't be used" : 'is not set',
  fix: issues[0]?.message ?? '',
  stops: true,
});

/** A copy that names the outbox is being tried out, so it is refused nothing. */
function wrong(name: string, setting: Setting, given: Environment): Finding | undefined {
  const isTrial = given.EMAIL_TRANSPORT === 'outbox';
  const found = setting.wrong?.find(
    ({ is, refused }) => !(refused && isTrial) && is(given[name] ?? '', given),
  );
  if (!found) return undefined;
  const { level, problem, fix, refused = false, stops = false } = found;
  return { name, level, problem, fix, stops: stops || (refused && isProductionDeployment(given)) };
}

function missing(name: string, setting: Setting, given: Environment): Finding | undefined {
  const { neededWith, level, isNeedless, purpose: fix } = setting;
  if (given[name]) return undefined;
  if (neededWith && given[neededWith])
    return {
      name,
      level: 'open',
      problem: `is needed when ${neededWith} is set`,
      fix,
      stops: true,
    };
  if (!level || isNeedless?.(given)) return undefined;
  return { name, level, problem: 'is not set', fix, stops: false };
}

export const exampleFile = () => [head, ...rows.map(entryOf)].join('\n');

const head = `# Copy to .env.local and change what you need. Every line below is optional while working:
# without a key, mails are written to files (see OUTBOX_DIR). An empty value counts as unset.
# npm run generate writes this file: what it says stands in lib/settings/settings.ts.
`;

function entryOf([name, setting]: [SettingName, Setting]) {
  const { purpose, details = '', secret, neededWith, sample } = setting;
  const unset = setting.unset ?? (typeof setting.default === 'string' ? setting.default : 'unset');
  const needed = neededWith ? `Needed when ${neededWith} is set. ` : '';
  const remarks = [
    `${purpose} ${details}`,
    `${secret ? 'Secret. ' : ''}${needed}Default: ${unset}`,
    `Sample: ${sample}`,
  ];
  const lines = remarks.flatMap((text) => wrapped(text.trim(), ({ length }) => length <= 108));
  return `${lines.map((line) => `# ${line}`).join('\n')}\n${name}=\n`;
}
