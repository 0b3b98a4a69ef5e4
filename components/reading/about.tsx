import type { ComponentProps } from 'react';
import type { ListPart, Section } from '@/lib/content/sections';
import { paths } from '@/lib/site';
import { Person, type PersonFacts, Press, Testimonials } from '../practitioner/practitioner';
import { WayButton, Buttons, Medallions, Plate, type ClientFacts } from '../ui';
import { PageHead } from './head';
import { TextSection, Prose, Html } from './prose';
import { RelatedPages } from './navigation';
import styles from './about.module.scss';

type AboutProps = {
  title: string;
  lead: string;
  intro: string;
  /** A numbered list makes a way of working, bullets a page of promises. */
  parts: readonly (Section & ListPart)[];
  person: PersonFacts;
  testimonials: ComponentProps<typeof Testimonials>['testimonials'];
  clients: readonly ClientFacts[];
  press: ComponentProps<typeof Press>['press'];
  pages: ComponentProps<typeof RelatedPages>['texts'];
};

export function AboutPractice(props: AboutProps) {
  const { title, lead, intro, parts, person, testimonials, clients, press, pages } = props;
  const promises = parts.filter(({ list }) => list === 'ul');
  return (
    <>
      <PageHead title={title} beside>
        {lead}
      </PageHead>
      <Plate kind="diptych" id={1} wideOnPhone eager className="bare" />
      <div className="wrap">
        <Person {...person} isWhole />
        <Testimonials testimonials={testimonials} />
      </div>
      <TextSection>
        <Prose html={intro} dropCap large />
      </TextSection>
      {parts.map((part) =>
        part.list === 'none' ? (
          <TextSection key={part.id} id={part.id} title={part.title}>
            <Prose html={part.html} large />
          </TextSection>
        ) : (
          part.list === 'ol' && <Way key={part.id} {...part} />
        ),
      )}
      <Clients clients={clients} />
      <Press press={press} />
      <RelatedPages texts={pages} />
      {promises.length > 0 && <Ledger pages={promises} />}
    </>
  );
}

function Ledger({ pages }: { pages: AboutProps['parts'] }) {
  return (
    <section className="section" aria-labelledby="promises">
      <div className="wrap">
        <h2 id="promises">What I do and do not promise</h2>
        <p className="lead above-3">What you can count on, and where I stop.</p>
        <div className={styles.book}>
          {pages.map(({ id, title, items }) => (
            <section key={id} className={`shrink ${styles.page}`} aria-labelledby={id}>
              <Html as="h3" id={id} html={title} className="title-3" />
              <ol>
                {items.map(({ html }) => (
                  <Html as="li" key={html} html={`<span>${html}</span>`} />
                ))}
              </ol>
            </section>
          ))}
        </div>
        <Html html={pages.at(-1)?.after ?? ''} className="above-6 measure" />
        <Buttons className="above-5">
          <WayButton label="See services and prices" href={paths.services} icon="arrow" />
          <WayButton label="Ask a question first" href={paths.contact} look="line" />
        </Buttons>
      </div>
    </section>
  );
}

function Way({ id, title, items, after }: Section & ListPart) {
  return (
    <section className="section sunk" aria-labelledby={id}>
      <div className="wrap">
        <Html as="h2" id={id} html={title} />
        <ol className={styles.steps}>
          {items.map((step, index) => (
            <li key={step.title} className={`entry top ${styles.step}`}>
              <Plate kind="plate" id={index + 1} className={styles.plate} />
              <div>
                <Html as="h3" html={step.title} />
                <Html as="p" html={step.html} className="muted above-1" />
              </div>
            </li>
          ))}
        </ol>
        <Html html={after} className="above-6 measure muted" />
      </div>
    </section>
  );
}

function Clients({ clients }: { clients: readonly ClientFacts[] }) {
  if (clients.length === 0) return null;
  return (
    <section className="section" aria-labelledby="clients">
      <div className="wrap">
        <h2 id="clients">Notable clients</h2>
        <p className="measure muted above-3">
          {`${clients.length} people and teams who have asked for a reading, described by their work and without their names.`}
        </p>
        <Medallions clients={clients} className={styles.rosette} />
      </div>
    </section>
  );
}
