import { serviceList } from '@/lib/services/catalogue';
import { loadNumerology, loadServices, loadToolTables } from '@/lib/content/load';
import { loadTools } from '@/lib/content/prose';
import { formatPrice, home } from '@/lib/markets/currency';
import { planetNames } from '@/lib/numerology/planet-names';
import type { ToolSlug } from '@/lib/site';
import { readPair } from '@/lib/calculators/compatibility';
import { readGrid } from '@/lib/calculators/grid';
import { readMobileNumber } from '@/lib/calculators/mobile';
import { readMulank } from '@/lib/calculators/mulank';
import { readNameNumber } from '@/lib/calculators/name';
import { readPersonalYear } from '@/lib/calculators/personal-year';
import { saysOf, type Outcome, type Reading, type Typed } from '@/lib/calculators/reading';
import { readVehicleNumber } from '@/lib/calculators/vehicle';

/** The tables that each calculator gets: no more of the content than it needs reaches the browser. */
export function toolTables() {
  const { mulanks, school } = loadNumerology();
  const { letters, numbers: says, lines, years } = loadToolTables();
  const numbers = mulanks.map((facts) => ({
    number: facts.number,
    planet: planetNames(facts),
    says: says[facts.number - 1] ?? '',
    keeps: `Day: ${facts.day}. Colours: ${facts.colours.join(', ')}. Ratna: ${facts.ratna} (${facts.stone}). Friendly numbers: ${facts.friendly.join(', ')}.`,
  }));
  const rows = mulanks.map(({ number, friendly, neutral, unfriendly }) => ({
    number,
    friendly,
    neutral,
    unfriendly,
  }));
  return {
    birth: { numbers },
    name: { ...letters, numbers },
    grid: { lines },
    pair: { school: school.name, rows, numbers },
    year: { years },
  };
}

/** What the answer on home and above the calculators says of each number, and what a reading costs at least. */
export function birthNumbers() {
  const { numbers } = toolTables().birth;
  const prices = serviceList(loadServices(), home).map((service) => service.prices[home]);
  return {
    says: numbers.map(({ number }) => saysOf(numbers, number)),
    lowest: formatPrice(Math.min(...prices), home),
  };
}

/** The text of one calculator. */
export function toolText(slug: ToolSlug) {
  const text = loadTools().find((tool) => tool.slug === slug);
  if (!text) throw new Error(`There is no text for the calculator ${slug}`);
  return text;
}

/** The service that a calculator's question leads to: the first that its text names. */
export function toolService(slug: ToolSlug) {
  const [id] = toolText(slug).services;
  const service = loadServices().find((one) => one.id === id);
  if (!service) throw new Error(`tools/${slug}.md: services names no service of the catalogue`);
  const { title, prices, lists } = service;
  return { id: service.id, title, prices, lists };
}

/** What the examples are measured against; they lie in the past, so a later day changes nothing. */
const today = { day: 1, month: 1, year: 2026 };

/** The example of a calculator's text, worked out by the calculator itself. */
export function exampleOf<R extends Reading>(
  slug: ToolSlug,
  work: (typed: Typed, today: { day: number; month: number; year: number }) => Outcome<R>,
): R {
  const outcome = work(toolText(slug).example, today);
  if ('reading' in outcome) return outcome.reading;
  const faults = Object.entries(outcome.faults).map(([field, says]) => `${field}: ${says}`);
  throw new Error(`tools/${slug}.md: the example can't be worked out. ${faults.join(' ')}`);
}

/** Every calculator as a card, in order, with what its example comes to. */
export function toolCards() {
  const tables = toolTables();
  const work: Record<ToolSlug, (typed: Typed, day: typeof today) => Outcome> = {
    'mulank-bhagyank': (typed, day) => readMulank(typed, tables.birth, day),
    'name-number': (typed) => readNameNumber(typed, tables.name),
    'lo-shu-grid': (typed, day) => readGrid(typed, tables.grid, day),
    'mobile-number': (typed, day) => readMobileNumber(typed, tables.pair, day),
    'vehicle-number': (typed, day) => readVehicleNumber(typed, tables.pair, day),
    compatibility: (typed, day) => readPair(typed, tables.pair, day),
    'personal-year': (typed, day) => readPersonalYear(typed, tables.year, day),
  };
  return loadTools().map(({ slug, name, line, needs }) => ({
    slug,
    name,
    line,
    needs,
    brief: exampleOf(slug, work[slug]).brief,
  }));
}
