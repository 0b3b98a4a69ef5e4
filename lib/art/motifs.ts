import type { Subject } from './catalogue';

/** What the cover of a text can show. The front matter of the text names one of them. */
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
  fire: { form: 'flame', behind: 'rays', width: 26, scale: 1.75 },
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
  'two-bars': { form: 'bars', behind: 'ruled', width: 40, scale: 1.75 },
} as const satisfies Record<string, Subject>;

export type MotifName = keyof typeof motifs;

export const motifNames = Object.keys(motifs) as [MotifName, ...MotifName[]];
