import type { ComponentProps } from 'react';
import type { Listed, Section } from '@/lib/content/sections';
import { Practitioner, type PractitionerFacts } from '../../practitioner/practitioner';
import { Plate } from '../../ui/plate';
import { PageHead } from '../page-head';
import { Part } from '../part';
import { Prose } from '../prose';
import { Related } from '../related';
import styles from './about.module.scss';
import { Clients, type Client } from './clients';
import { Ledger } from './ledger';
import { Press } from '../../ui/press';
import { Way } from './way';

type AboutProps = {
  title: string;
  lead: string;
  intro: string;
  /** With a numbered list a part is a way of working, with bullets a page of promises. */
  parts: readonly (Section & Listed)[];
  practitioner: PractitionerFacts;
  clients: readonly Client[];
  press: ComponentProps<typeof Press>['press'];
  /** Further pages, which a marketer has added. */
  pages: ComponentProps<typeof Related>['texts'];
};

/** The practice: one line through two plates, the story, how a reading goes, the clients, the promises. */
export function About(props: AboutProps) {
  const { title, lead, intro, parts, practitioner, clients, press, pages } = props;
  const promises = parts.filter(({ list }) => list === 'ul');
  return (
    <>
      <PageHead title={title} beside>
        {lead}
      </PageHead>
      <Plate kind="diptych" id={1} wideOnPhone eager className={styles.diptych} />
      <div className="wrap">
        <Practitioner {...practitioner} />
      </div>
      <Part>
        <Prose html={intro} dropCap large />
      </Part>
      {parts
        .filter(({ list }) => list === 'none')
        .map(({ id, title, html }) => (
          <Part key={id} id={id} title={title}>
            <Prose html={html} large />
          </Part>
        ))}
      {parts
        .filter(({ list }) => list === 'ol')
        .map((part) => (
          <Way key={part.id} {...part} steps={part.items} />
        ))}
      <Clients clients={clients} />
      <Press press={press} />
      <Related texts={pages} />
      {promises.length > 0 && <Ledger pages={promises} after={promises.at(-1)?.after ?? ''} />}
    </>
  );
}
