/**
 * The mails' colours and type. Mail programs know no custom properties, so every element carries
 * its light colours inline, and a class by which the style sheet in the head turns them dark.
 */
import type { CSSProperties } from 'react';

export const light = {
  page: '#F3EEE3',
  card: '#FFFFFF',
  sun: '#FFE9B5',
  warn: '#FCEAE6',
  ink: '#171A3A',
  ink2: '#474A68',
  ink3: '#62657F',
  err: '#B3201A',
  line: '#E1DACB',
  action: '#1B1E4B',
  onAction: '#FFFFFF',
} as const;

const dark: Record<keyof typeof light, string> = {
  page: '#0B0D20',
  card: '#1A1D3E',
  sun: '#1F2350',
  warn: '#3A1A22',
  ink: '#F8F1E3',
  ink2: '#C6C5D4',
  ink3: '#A0A1BA',
  err: '#FF9C8C',
  line: '#2E325A',
  action: '#F7B02C',
  onAction: '#171A3A',
};

const serif = "Georgia, 'Times New Roman', serif";
const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

type Face = Pick<
  CSSProperties,
  'fontFamily' | 'fontWeight' | 'fontSize' | 'lineHeight' | 'letterSpacing'
>;

const face = (fontFamily: string, fontWeight: number, size: number, leading: number): Face => ({
  fontFamily,
  fontWeight,
  fontSize: `${size}px`,
  lineHeight: `${leading}px`,
});

export const type = {
  heading: { ...face(serif, 700, 32, 38), letterSpacing: '-0.5px' },
  sender: { ...face(serif, 700, 26, 30), letterSpacing: '-0.4px' },
  title: face(serif, 700, 21, 27),
  figure: face(serif, 700, 22, 28),
  strong: face(sans, 700, 16, 23),
  text: face(sans, 400, 16, 25),
  small: face(sans, 400, 14, 21),
  code: face("Menlo, Consolas, 'Courier New', monospace", 400, 14, 21),
} satisfies Record<string, Face>;

/** Class and inline colour of text. */
export const ink = (colour: 'ink' | 'ink2' | 'ink3' | 'err', style: CSSProperties) => ({
  className: colour,
  style: { color: light[colour], ...style },
});

/** The same for a cell of a table, with a rule above it where another line stands there. */
export const cell = (colour: 'ink' | 'ink2' | 'ink3', style: CSSProperties, ruled: boolean) => ({
  ...ink(colour, { ...style, borderTop: ruled ? `1px solid ${light.line}` : 0 }),
  className: `${colour} line`,
});

/** Class and inline colour of a ground; its rules take the same class `line`. */
export const ground = (colour: 'page' | 'card' | 'sun' | 'warn', style: CSSProperties) => ({
  className: `${colour} line`,
  style: { backgroundColor: light[colour], borderColor: light.line, ...style },
});

const inks = ['ink', 'ink2', 'ink3', 'err'] as const;
const grounds = ['page', 'card', 'sun', 'warn'] as const;
const textRule = (scope: string) =>
  inks.map((name) => `${scope}.${name}{color:${dark[name]}!important}`).join('');
const groundRule = (scope: string) =>
  grounds.map((name) => `${scope}.${name}{background-color:${dark[name]}!important}`).join('');

const pillRule = (scope: string) =>
  `${scope}.pill{background-color:${dark.action}!important;border-color:${dark.action}!important;color:${dark.onAction}!important}` +
  `${scope}.hollow{background-color:${dark.card}!important;border-color:${dark.ink}!important;color:${dark.ink}!important}`;

/** Dark for programs that ask the system, and for Outlook, which marks what it has recoloured. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `.page{background-color:${light.page}}`,
  'a[x-apple-data-detectors]{color:inherit!important;text-decoration:none!important}',
  '@media (max-width:620px){.out{padding:0!important}.pad{padding-left:20px!important;padding-right:20px!important}',
  '.round{border-radius:0!important}h1{font-size:28px!important;line-height:34px!important}}',
  `@media (prefers-color-scheme:dark){${textRule('')}${groundRule('')}${pillRule('')}.line{border-color:${dark.line}!important}.rule{border-color:${dark.ink}!important}}`,
  textRule('[data-ogsc] '),
  groundRule('[data-ogsb] '),
  pillRule('[data-ogsb] '),
].join('\n');
