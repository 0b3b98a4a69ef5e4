import type { BackdropName, Weave } from './backdrops';
import type { FormName } from './forms';
import { rootOf } from './drawing';

export type Subject = {
  form: FormName;
  behind: BackdropName;
  width: number;
  scale: number;
};

export type CalculatorPicture = Subject | { form: 'pair' };

/** A motif or up to four digits from the front matter; else the root. Calculators have pictures. */
export type Cover = {
  motif?: MotifName;
  figure?: string;
  picture?: CalculatorPicture;
  sober?: boolean;
};

/** Forms that suit the subject: a steering wheel for a vehicle, rings for a marriage. */
export const services: Readonly<Record<number, Subject>> = {
  1: { form: 'wheel', behind: 'dots', width: 26, scale: 1.85 },
  2: { form: 'gem', behind: 'yantra', width: 22, scale: 1.7 },
  3: { form: 'keypad', behind: 'dots', width: 22, scale: 1.75 },
  4: { form: 'rings', behind: 'half', width: 30, scale: 1.8 },
  5: { form: 'letter', behind: 'ruled', width: 40, scale: 1.8 },
  6: { form: 'awning', behind: 'floor', width: 16, scale: 1.75 },
  7: { form: 'door', behind: 'floor', width: 50, scale: 1.7 },
  8: { form: 'tiles', behind: 'square', width: 30, scale: 1.75 },
  9: { form: 'waves', behind: 'slant', width: 34, scale: 1.75 },
  10: { form: 'people', behind: 'floor', width: 20, scale: 1.75 },
  11: { form: 'glass', behind: 'rays', width: 24, scale: 1.75 },
  12: { form: 'screen', behind: 'dots', width: 24, scale: 1.75 },
  13: { form: 'globe', behind: 'disc', width: 22, scale: 1.8 },
  14: { form: 'reel', behind: 'rays', width: 18, scale: 1.85 },
  15: { form: 'towers', behind: 'slant', width: 24, scale: 1.75 },
};

const blogs: Readonly<Record<number, Omit<Weave, 'root'>>> = {
  1: { tile: 100, rule: 'parity' },
  2: { tile: 80, rule: 'thirds' },
  3: { tile: 133.4, rule: 'upper' },
  4: { tile: 80, rule: 'drift' },
  5: { tile: 100, rule: 'thirds' },
  6: { tile: 80, rule: 'parity' },
  7: { tile: 133.4, rule: 'thirds' },
  8: { tile: 100, rule: 'upper' },
  9: { tile: 80, rule: 'upper' },
};

export const weaveOf = (id: number): Weave => ({
  root: rootOf('blog', id),
  ...(blogs[id] ?? { tile: 100, rule: 'parity' }),
});

type Calling = 'cricketer' | 'actor' | 'team' | 'politician';

/** In the specification's order, by calling; no picture shows a person. */
export const clients: readonly Calling[] = [
  'cricketer',
  'cricketer',
  'actor',
  'team',
  'politician',
  'cricketer',
  'team',
  'cricketer',
  'actor',
  'cricketer',
  'politician',
  'cricketer',
  'actor',
  'team',
  'cricketer',
  'actor',
  'cricketer',
];

export const emblems: Readonly<Record<Calling, readonly [FormName, ...FormName[]]>> = {
  cricketer: ['bat', 'ball', 'stumps'],
  team: ['shield', 'cup'],
  actor: ['clap', 'reel', 'beam'],
  politician: ['mic', 'hall'],
};

export const motifs = {
  ballot: { form: 'ballot', behind: 'slant', width: 20, scale: 1.6 },
  bat: { form: 'blade', behind: 'floor', width: 46, scale: 1.75 },
  'birthday-cake': { form: 'cake', behind: 'rays', width: 16, scale: 1.7 },
  calendar: { form: 'calendar', behind: 'dots', width: 16, scale: 1.6 },
  'cricket-match': { form: 'blades', behind: 'half', width: 34, scale: 1.7 },
  'cricket-six': { form: 'seamedSix', behind: 'disc', width: 46, scale: 1.55 },
  crown: { form: 'crown', behind: 'disc', width: 26, scale: 1.75 },
  cup: { form: 'cup', behind: 'yantra', width: 24, scale: 1.75 },
  film: { form: 'clapboard', behind: 'rays', width: 14, scale: 1.65 },
  flats: { form: 'flats', behind: 'floor', width: 16, scale: 1.7 },
  jersey: { form: 'jersey', behind: 'disc', width: 16, scale: 1.7 },
  'magic-square': { form: 'grid', behind: 'square', width: 15, scale: 1.7 },
  'moving-van': { form: 'van', behind: 'floor', width: 17, scale: 1.6 },
  passport: { form: 'passport', behind: 'ruled', width: 17, scale: 1.7 },
  road: { form: 'road', behind: 'dots', width: 46, scale: 1.75 },
  runner: { form: 'runner', behind: 'half', width: 22, scale: 1.65 },
  'running-track': { form: 'track', behind: 'floor', width: 46, scale: 1.5 },
  'shop-sign': { form: 'signboard', behind: 'slant', width: 15, scale: 1.6 },
  stairs: { form: 'stairs', behind: 'slant', width: 30, scale: 1.75 },
  star: { form: 'star', behind: 'disc', width: 16, scale: 1.95 },
  stumps: { form: 'stumps', behind: 'floor', width: 27, scale: 1.7 },
  'team-sheet': { form: 'teamSheet', behind: 'dots', width: 16, scale: 1.65 },
  thread: { form: 'thread', behind: 'half', width: 20, scale: 1.75 },
} as const satisfies Record<string, Subject>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];

/** In the order of content/videos.yaml. */
export const videos: readonly (readonly [kind: string, id: number, cover?: Cover])[] = [
  ['service', 9],
  ['prediction', 7, { motif: 'running-track' }],
  ['prediction', 5, { motif: 'road' }],
  ['service', 4],
  ['prediction', 12, { motif: 'cricket-match' }],
  ['service', 5],
  ['service', 6],
  ['prediction', 6, { motif: 'thread' }],
  ['prediction', 14, { motif: 'ballot' }],
  ['service', 7],
  ['service', 1],
  ['service', 3],
  ['prediction', 4, { motif: 'stairs' }],
  ['prediction', 8, { motif: 'magic-square' }],
  ['service', 11],
  ['service', 8],
  ['prediction', 1, { figure: '2023' }],
  ['prediction', 10, { motif: 'star' }],
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => ['mulank', n] as const),
];
