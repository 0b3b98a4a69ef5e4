import type { BackdropName } from './backdrops';
import type { FormName } from './forms';
import type { Root } from './lo-shu';
import type { TurnRule } from './tracks';

/** What a picture shows: the root whose ink it is printed in, the form, and what lies behind it. */
export type Subject = {
  root: Root;
  form: FormName;
  behind: BackdropName;
  /** The width of the whole track. */
  width: number;
  scale: number;
};

/** The form says what the service is about: a steering wheel for a vehicle, rings for a marriage. */
export const services: Readonly<Record<number, Subject>> = {
  1: { root: 4, form: 'wheel', behind: 'dots', width: 26, scale: 1.85 },
  2: { root: 6, form: 'gem', behind: 'yantra', width: 22, scale: 1.7 },
  3: { root: 8, form: 'keypad', behind: 'dots', width: 22, scale: 1.75 },
  4: { root: 9, form: 'rings', behind: 'half', width: 30, scale: 1.8 },
  5: { root: 3, form: 'letter', behind: 'ruled', width: 40, scale: 1.8 },
  6: { root: 1, form: 'awning', behind: 'floor', width: 16, scale: 1.75 },
  7: { root: 5, form: 'door', behind: 'floor', width: 50, scale: 1.7 },
  8: { root: 2, form: 'tiles', behind: 'square', width: 30, scale: 1.75 },
  9: { root: 7, form: 'waves', behind: 'slant', width: 34, scale: 1.75 },
  10: { root: 6, form: 'people', behind: 'floor', width: 20, scale: 1.75 },
  11: { root: 9, form: 'glass', behind: 'rays', width: 24, scale: 1.75 },
  12: { root: 2, form: 'screen', behind: 'dots', width: 24, scale: 1.75 },
  13: { root: 5, form: 'globe', behind: 'disc', width: 22, scale: 1.8 },
  14: { root: 8, form: 'reel', behind: 'rays', width: 18, scale: 1.85 },
  15: { root: 1, form: 'towers', behind: 'slant', width: 24, scale: 1.75 },
};

/** The calculators in the order of lib/site.ts; the first is a pair of numerals. */
export const tools: Readonly<Record<number, Subject | { root: Root; form: 'pair' }>> = {
  1: { root: 3, form: 'pair' },
  2: { root: 6, form: 'initial', behind: 'ruled', width: 42, scale: 1.7 },
  3: { root: 8, form: 'grid', behind: 'slant', width: 15, scale: 1.7 },
  4: { root: 7, form: 'keypad', behind: 'dots', width: 22, scale: 1.75 },
  5: { root: 1, form: 'numberPlate', behind: 'floor', width: 15, scale: 1.6 },
  6: { root: 9, form: 'crossing', behind: 'half', width: 40, scale: 1.55 },
  7: { root: 4, form: 'cycle', behind: 'disc', width: 22, scale: 1.75 },
};

/** Prediction 3 is sober on purpose: two bars on mist, no rays. Prediction 8 is the magic square itself. */
export const predictions: Readonly<Record<number, Subject | { root: Root; form: 'targets' }>> = {
  1: { root: 1, form: 'sunrise', behind: 'rays', width: 34, scale: 2 },
  2: { root: 4, form: 'seamedSix', behind: 'disc', width: 46, scale: 1.55 },
  3: { root: 2, form: 'twin', behind: 'ruled', width: 40, scale: 1.75 },
  4: { root: 5, form: 'stairs', behind: 'slant', width: 30, scale: 1.75 },
  5: { root: 3, form: 'road', behind: 'dots', width: 46, scale: 1.75 },
  6: { root: 6, form: 'thread', behind: 'half', width: 20, scale: 1.75 },
  7: { root: 7, form: 'track', behind: 'floor', width: 46, scale: 1.5 },
  8: { root: 9, form: 'targets' },
  9: { root: 8, form: 'crown', behind: 'disc', width: 26, scale: 1.75 },
  10: { root: 1, form: 'star', behind: 'disc', width: 16, scale: 1.95 },
  11: { root: 9, form: 'flame', behind: 'rays', width: 26, scale: 1.75 },
  12: { root: 3, form: 'duel', behind: 'half', width: 30, scale: 1.85 },
  13: { root: 4, form: 'stumps', behind: 'floor', width: 27, scale: 1.7 },
  14: { root: 7, form: 'petals', behind: 'table', width: 24, scale: 1.85 },
  15: { root: 2, form: 'bounce', behind: 'floor', width: 22, scale: 1.75 },
  16: { root: 5, form: 'cup', behind: 'yantra', width: 24, scale: 1.75 },
};

/** Articles: the ink, the side of a tile, and the rule that turns it. */
export const blogs: Readonly<Record<number, { root: Root; tile: number; rule: TurnRule }>> = {
  1: { root: 3, tile: 100, rule: 'parity' },
  2: { root: 8, tile: 80, rule: 'thirds' },
  3: { root: 9, tile: 133.4, rule: 'upper' },
  4: { root: 5, tile: 80, rule: 'drift' },
  5: { root: 6, tile: 100, rule: 'thirds' },
  6: { root: 4, tile: 80, rule: 'parity' },
  7: { root: 1, tile: 133.4, rule: 'thirds' },
  8: { root: 2, tile: 100, rule: 'upper' },
  9: { root: 7, tile: 80, rule: 'upper' },
};

type Calling = 'cricketer' | 'actor' | 'team' | 'politician';

/** The clients of the specification in order, by calling; no picture shows a person. */
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

/** The emblems that a calling takes in turn. */
export const emblems: Readonly<Record<Calling, readonly [FormName, ...FormName[]]>> = {
  cricketer: ['bat', 'ball', 'stumps'],
  team: ['shield', 'cup'],
  actor: ['clap', 'reel', 'beam'],
  politician: ['mic', 'hall'],
};
