import type { AskFacts } from '@/components/calculators/ask';
import { delivery, mostDays } from '@/lib/services/catalogue';

import { loadList, loadServices, loadTools } from '@/lib/content/load';
import type { ToolText } from '@/lib/content/text-schemas';
import { checkoutPath, formatPrice, home, othersThan } from '@/lib/markets/currency';
import { planetNames } from '@/lib/numerology/birth';
import { calculators, type ToolSlug } from '@/lib/calculators/calculators';
import type { Definition, CalculatorInput, Tables } from '@/lib/calculators/definition';
import { mulankBhagyank } from '@/lib/calculators/mulank-bhagyank';
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

/** For the hero, which answers without a page of its own. */
export function birthNumbers() {
  const { numbers } = toolTables().birth;
  const text = loadTools().find(({ slug }) => slug === mulankBhagyank.slug);
  if (!text) throw new Error(`There is no text of ${mulankBhagyank.slug}`);
  return {
    says: numbers.map(({ number }) => saysOf(numbers, number)),
    rows: numbers.map(({ number, friendly, neutral, unfriendly }) => ({
      number,
      friendly,
      neutral,
      unfriendly,
    })),
    calculator: text.name,
    ask: askFacts(text),
  };
}

export function definitionOf(slug: ToolSlug): Definition {
  const definition = calculators.find((one) => one.slug === slug);
  if (!definition) throw new Error(`There is no calculator ${slug}`);
  return definition;
}

export function askFacts({
  slug,
  services: [first],
}: Pick<ToolText, 'slug' | 'services'>): AskFacts {
  const service = loadServices().find(({ id }) => id === first);
  if (!service) throw new Error(`tools/${slug}.md: services names no service of the catalogue`);
  const { id, title, prices, lists, appointment, duration } = service;
  const days = mostDays(duration);
  const [other] = othersThan(home).filter((currency) => lists.includes(currency));
  const verb = appointment === 'phone' ? 'Talk about it by phone' : 'Order this reading';
  return {
    service: id,
    title,
    label: `${verb}, ${formatPrice(prices[home], home)}`,
    href: checkoutPath(id, home),
    when:
      days > 0
        ? `It ${appointment ? 'takes place' : 'is with you'} by {day}.`
        : `${delivery(service)}.`,
    days,
    abroad: other && {
      label: `The same for ${formatPrice(prices[other], other)}`,
      href: checkoutPath(id, other),
    },
  };
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
