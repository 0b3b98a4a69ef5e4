import type { BackdropName } from './backdrops';
import type { FormName } from './forms';
import { digitalRoot, type Root } from './lo-shu';
import type { Weave } from './tracks';

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

/** The inks of the predictions; what each shows is said in its text. Prediction 3 is sober on purpose: mist. */
export const predictions: Readonly<Record<number, { root: Root }>> = {
  1: { root: 1 },
  2: { root: 4 },
  3: { root: 2 },
  4: { root: 5 },
  5: { root: 3 },
  6: { root: 6 },
  7: { root: 7 },
  8: { root: 9 },
  9: { root: 8 },
  10: { root: 1 },
  11: { root: 9 },
  12: { root: 3 },
  13: { root: 4 },
  14: { root: 7 },
  15: { root: 2 },
  16: { root: 5 },
};

/** Articles: the ink, and of the weave behind the motif the side of a tile and the rule that turns it. */
const blogs: Readonly<Record<number, Weave>> = {
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

/** The weave of an article, those that are not listed here included. */
export const weaveOf = (id: number): Weave =>
  blogs[id] ?? { root: digitalRoot(id), tile: 100, rule: 'parity' };

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
