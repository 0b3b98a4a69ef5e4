import type { Root } from './lo-shu';

/** A print in four colours. `second` is a second ground, for what lies behind the picture. */
export type Ink = { ground: string; ink: string; pop: string; second: string };

/** The nine inks, one for each root number. The grounds are the colours --n1 to --n9 of the style sheet. */
export const inks: Readonly<Record<Root, Ink>> = {
  1: { ground: '#F58F1D', ink: '#7E1710', pop: '#FFF2D2', second: '#FFB84D' }, // Sun
  2: { ground: '#DCE4E6', ink: '#1B1E4B', pop: '#E8563F', second: '#F6F8F5' }, // Moon
  3: { ground: '#FFC837', ink: '#1B1E4B', pop: '#D9306B', second: '#FFE08A' }, // Jupiter
  4: { ground: '#2B55B7', ink: '#FFE6B0', pop: '#FF8A5B', second: '#1E3F92' }, // Rahu
  5: { ground: '#18774F', ink: '#FBF3D4', pop: '#FFC837', second: '#0F5B3B' }, // Mercury
  6: { ground: '#F3A5BB', ink: '#96104A', pop: '#FFF4E8', second: '#F9C9D5' }, // Venus
  7: { ground: '#7FC8BA', ink: '#0B4549', pop: '#FFF4D9', second: '#A9DDD1' }, // Ketu
  8: { ground: '#1B1E4B', ink: '#F7B02C', pop: '#F3A5BB', second: '#2B2F6B' }, // Saturn
  9: { ground: '#C22B1D', ink: '#FFE4C4', pop: '#FFB52E', second: '#9A1C12' }, // Mars
};
