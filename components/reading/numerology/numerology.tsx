import type { ComponentProps } from 'react';
import type { PageText } from '@/lib/content/text-schemas';
import type { Listed, Section } from '@/lib/content/sections';
import { AuthorBox } from '../author-box';
import { Dateline } from '../dateline';
import { Part } from '../part';
import { Points } from '../points';
import { Prose } from '../prose';
import { Sums } from '../sums';
import { NineNumbers } from './nine-numbers';
import { NumerologyHead } from './numerology-head';

type NumerologyProps = Pick<PageText, 'title' | 'lead' | 'updated' | 'sums'> &
  ComponentProps<typeof NineNumbers> & {
    intro: string;
    /** Who wrote it, once the name is more than a sample. */
    author?: string;
    /** A numbered list runs in order of time. */
    parts: readonly (Section & Listed)[];
  };

/** What numerology is: the square, the parts of the text on changing grounds, and the nine numbers. */
export function Numerology(props: NumerologyProps) {
  const { title, lead, intro, updated, author, parts, sums, planets } = props;
  return (
    <>
      <NumerologyHead title={title} lead={lead} />
      <Part>
        <Prose html={intro} dropCap large />
        <Dateline updated={updated} />
      </Part>
      {parts.map(({ id, title, before, list, items, after }, index) => (
        <Part key={id} id={id} title={title} sunk={index % 2 === 1}>
          {before && <Prose html={before} />}
          {items.length > 0 && <Points points={items} inOrder={list === 'ol'} />}
          {after.trim() && <Prose html={after} />}
          {index === 0 && <Sums sums={sums} title="The sums, digit by digit" heading="h3" />}
        </Part>
      ))}
      <div className="wrap">
        <AuthorBox author={author} />
      </div>
      <NineNumbers planets={planets} tools={props.tools} />
    </>
  );
}
