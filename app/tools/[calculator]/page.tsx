import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { authorAndServices } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { askFacts, definitionOf, exampleOf, calculatorInput, toolTables } from '@/app/tool-content';
import { CandidatesCalculator } from '@/components/calculators/candidates';
import { DigitsCalculator } from '@/components/calculators/digits';
import {
  comparedLines,
  lettersOfName,
  longNumber,
  loShuSquare,
  nineYears,
  twoPeople,
} from '@/components/calculators/drawings';
import { GridCalculator } from '@/components/calculators/grid';
import { LettersCalculator } from '@/components/calculators/letters';
import { NumbersCalculator } from '@/components/calculators/numbers';
import { PairsCalculator } from '@/components/calculators/pairs';
import { Result } from '@/components/calculators/result';
import { RulesCalculator } from '@/components/calculators/rules';
import {
  DigitTable,
  DriverTable,
  FriendTable,
  LetterTable,
  LineTable,
  LoShuFigure,
  PlanetTable,
  MeaningTable,
} from '@/components/calculators/tables';
import { NeedsScript, PrivacyPromise, ToolPage } from '@/components/calculators/tool-page';
import { YearsCalculator } from '@/components/calculators/years';
import type { Drawing, Tables } from '@/lib/calculators/definition';
import { loadList, loadTools } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { toolPath } from '@/lib/site';

type Params = { params: Promise<{ calculator: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => loadTools().map(({ slug }) => ({ calculator: slug }));

const find = async ({ params }: Params) => {
  const { calculator } = await params;
  return loadTools().find(({ slug }) => slug === calculator) ?? notFound();
};

export async function generateMetadata(props: Params) {
  return metadataAt(toolPath((await find(props)).slug));
}

export default async function CalculatorPage(props: Params) {
  const { html, ...text } = await find(props);
  const path = toolPath(text.slug);
  const { drawing, tables } = definitionOf(text.slug);
  const [Calculator, parts] = drawings[drawing];
  return (
    <SitePage path={path}>
      <ToolPage
        {...text}
        html={html}
        calculator={
          <Calculator
            slug={text.slug}
            tool={{ name: text.name, path, ask: askFacts(text) }}
            tables={calculatorInput(text)}
            promise={<PrivacyPromise />}
          >
            <NeedsScript />
          </Calculator>
        }
        example={<Result reading={exampleOf(text)} drawing={parts} isExample />}
        table={
          <>
            {tableOf[tables](toolTables())}
            {text.meanings && <MeaningTable {...text.meanings} />}
            {text.slug === 'compatibility' && (
              <DriverTable {...pairTable()} second={loadList('numerology').second} />
            )}
          </>
        }
        {...authorAndServices(text)}
        others={loadTools().filter(({ slug }) => slug !== text.slug)}
      />
    </SitePage>
  );
}

const drawings = {
  numbers: [NumbersCalculator, {}],
  digits: [DigitsCalculator, longNumber],
  grid: [GridCalculator, loShuSquare],
  letters: [LettersCalculator, lettersOfName],
  pairs: [PairsCalculator, twoPeople],
  years: [YearsCalculator, nineYears],
  rules: [RulesCalculator, {}],
  candidates: [CandidatesCalculator, comparedLines],
} as const satisfies Record<Drawing, object>;

function pairTable() {
  const { school, mulanks } = loadList('numerology');
  return { school: school.name, rows: mulanks };
}

const tableOf: Record<keyof Tables, (tables: Tables) => ReactNode> = {
  birth: () => <PlanetTable numbers={loadList('numerology').mulanks} />,
  name: ({ name }) => <LetterTable schools={[name.chaldean, name.pythagorean]} />,
  grid: ({ grid }) => (
    <>
      <LoShuFigure />
      <LineTable lines={grid.lines} />
      <DigitTable digits={grid.digits} />
    </>
  ),
  pair: () => <FriendTable {...pairTable()} />,
  none: () => undefined,
};
