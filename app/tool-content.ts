import { serviceList } from '@/lib/services/catalogue';
import { loadList, loadServices, loadTools } from '@/lib/content/load';
import type { ToolText } from '@/lib/content/text-schemas';
import { formatPrice, home } from '@/lib/markets/currency';
import { planetNames } from '@/lib/numerology/birth';
import { calculators, type ToolSlug } from '@/lib/calculators/calculators';
import type { Definition, CalculatorInput, Tables } from '@/lib/calculators/definition';
import { saysOf, type Reading } from '@/lib/calculators/reading';

/** No more of the content than the calculator needs reaches the browser. */
export function calculatorInput({
  slug,
  meanings,
}: Pick<ToolText, 'slug' | 'meanings'>): CalculatorInput {
  return { ...toolTables()[definitionOf(slug).tables], meanings: meanings?.rows };
}

export function toolTables(): Tables {
  const { mulanks, school } = loadList('numerology');
  const { letters, numbers: says, lines, digits } = loadList('tools');
  const numbers = mulanks.map((facts) => {
    const { number, day, colours, ratna, stone, friendly, neutral, unfriendly } = facts;
    return {
      number,
      planet: planetNames(facts),
      says: says[number - 1] ?? '',
      day,
      colours,
      ratna: `${ratna} (${stone})`,
      friendly,
      neutral,
      unfriendly,
    };
  });
  return {
    birth: { numbers },
    name: { ...letters, school: school.name, numbers },
    grid: { lines, digits },
    pair: { school: school.name, numbers },
    none: {},
  };
}

export function birthNumbers() {
  const { numbers } = toolTables().birth;
  const prices = serviceList(loadServices(), home).map((service) => service.prices[home]);
  return {
    says: numbers.map(({ number }) => saysOf(numbers, number)),
    lowest: formatPrice(Math.min(...prices), home),
  };
}

export function definitionOf(slug: ToolSlug): Definition {
  const definition = calculators.find((one) => one.slug === slug);
  if (!definition) throw new Error(`There is no calculator ${slug}`);
  return definition;
}

export function toolService({ slug, services: [first] }: Pick<ToolText, 'slug' | 'services'>) {
  const service = loadServices().find(({ id }) => id === first);
  if (!service) throw new Error(`tools/${slug}.md: services names no service of the catalogue`);
  const { id, title, prices, lists } = service;
  return { id, title, prices, lists };
}

/** Examples lie in the past, so a later day changes nothing. */
const today = { day: 1, month: 1, year: 2026 };

export function exampleOf(text: Pick<ToolText, 'slug' | 'example' | 'meanings'>): Reading {
  const { slug, example } = text;
  const outcome = definitionOf(slug).read(example, calculatorInput(text), today);
  if ('reading' in outcome) return outcome.reading;
  const faults = Object.entries(outcome.faults).map(([field, says]) => `${field}: ${says}`);
  throw new Error(`tools/${slug}.md: the example can't be worked out. ${faults.join(' ')}`);
}

export const toolCards = () =>
  loadTools().map((text) => {
    const { id, slug, name, line, needs } = text;
    return { id, slug, name, line, needs, brief: exampleOf(text).shortText };
  });
