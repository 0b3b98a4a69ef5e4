import type { ComponentProps } from 'react';
import { toolPath } from '@/lib/calculators/tool-path';
import type { PageText, ToolText } from '@/lib/content/text-schemas';
import type { ListPart, Section } from '@/lib/content/sections';
import { vedicSquare } from '@/lib/numerology/birth';
import { paths } from '@/lib/site';
import { Link } from '../ui';
import { AuthorBox, Dateline } from './head';
import { TextSection, Points, Prose } from './prose';
import { Sums } from './sums';
import { NumberStrip, type AuthorAndServices } from './navigation';
import styles from './numerology.module.scss';

type NumerologyProps = Pick<PageText, 'title' | 'lead' | 'updated' | 'sums'> &
  Pick<AuthorAndServices, 'author'> &
  ToolLinksProps & {
    intro: string;
    parts: readonly (Section & ListPart)[];
    planets: ComponentProps<typeof NumberStrip>['planets'];
  };

export function Numerology(props: NumerologyProps) {
  const { title, lead, intro, updated, author, parts, sums, planets, tools } = props;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.copy}>
          <h1>{title}</h1>
          <p className="lead above-4">{lead}</p>
          <p className={`above-5 measure muted ${styles.note}`}>
            This table is the <strong>Vedic square</strong>. Multiply a number from the top row by
            one from the side, then add the digits until one is left: 7 × 8 is 56, 5 + 6 is 11, 1 +
            1 is 2.{' '}
            <span className={styles.hover}>Hover over a number to see where else it appears.</span>
          </p>
        </div>
        <VedicSquare />
      </div>
      <TextSection>
        <Prose html={intro} dropCap large />
        <Dateline updated={updated} />
      </TextSection>
      {parts.map(({ id, title, before, list, items, after }, index) => (
        <TextSection key={id} id={id} title={title} sunk={index % 2 === 1}>
          {before && <Prose html={before} />}
          {items.length > 0 && <Points points={items} inOrder={list === 'ol'} />}
          {after.trim() && <Prose html={after} />}
          {index === 0 && <Sums sums={sums} title="The sums, digit by digit" heading="h3" />}
        </TextSection>
      ))}
      <div className="wrap">
        <AuthorBox author={author} />
      </div>
      <section aria-labelledby="nine-numbers">
        <div className={`wrap ${styles.nineNumbersHead}`}>
          <h2 id="nine-numbers">The nine numbers</h2>
          <p className="muted above-2">
            Find the day you were born on. The month and the year do not change this number.
          </p>
        </div>
        <NumberStrip planets={planets} />
        <div className={`wrap ${styles.nineNumbersHead}`}>
          <h2>Free numerology calculators</h2>
          <p className="muted above-2">
            Type a date, a name or a number, and see every step of the sum.
          </p>
          <ToolLinks tools={tools} />
        </div>
      </section>
    </>
  );
}

function VedicSquare() {
  return (
    <table className={`figures ${styles.square}`}>
      <caption className="visually-hidden">
        The Vedic square: 1 to 9 multiplied with each other, each product reduced to one digit
      </caption>
      <tbody>
        {vedicSquare().map((row, line) => (
          <tr key={line}>
            {row.map((value, column) => {
              const Cell = line > 0 && column > 0 ? 'td' : 'th';
              const scope = line === 0 ? 'col' : 'row';
              return (
                <Cell
                  key={column}
                  scope={Cell === 'th' ? scope : undefined}
                  className={`ink${value}`}
                >
                  {value}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ToolLinksProps = {
  tools: readonly Pick<ToolText, 'slug' | 'name'>[];
  withAll?: boolean;
};

export function ToolLinks({ tools, withAll = false }: ToolLinksProps) {
  return (
    <ul className="chips">
      {tools.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={toolPath(slug)}>{name}</Link>
        </li>
      ))}
      {withAll && (
        <li>
          <Link href={paths.tools}>All calculators</Link>
        </li>
      )}
    </ul>
  );
}
