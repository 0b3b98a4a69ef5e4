import type { AddedPage } from '@/lib/content/text-schemas';
import type { Section } from '@/lib/content/sections';
import { Button, Buttons, Plate, WithDevanagari } from '../ui';
import { AuthorBox, Dateline } from './head';
import { Html, Prose } from './prose';
import { Sums } from './sums';
import { Contents, RelatedPages, type AuthorAndServices } from './navigation';
import styles from './plain-text.module.scss';

type PlainTextProps = Pick<AddedPage, 'title' | 'lead' | 'photo' | 'updated' | 'sums'> &
  AuthorAndServices & {
    plate: number;
    intro: string;
    sections: readonly Section[];
  };

export function PlainText(props: PlainTextProps) {
  const { title, lead, plate, photo, updated, intro, sections, sums, services, author } = props;
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          <WithDevanagari as="p" className="lead" text={lead} />
          <Dateline updated={updated} />
        </div>
        <Plate kind="plate" id={plate} photo={photo} eager className="square" />
      </header>
      <div className={`wrap section split ${styles.columns}`}>
        <Contents title="On this page" headings={sections} />
        <div className={`flow ${styles.text}`}>
          <Prose html={intro} large />
          {sections.map(({ id, title, html }) => (
            <section key={id} aria-labelledby={id}>
              <Html as="h2" id={id} html={title} />
              <Prose html={html} large />
            </section>
          ))}
          <Sums sums={sums} title="The sums in this text" />
          <AuthorBox author={author} />
          <Buttons className="no-print scripted">
            <Button look="line" data-print="">
              Print this page
            </Button>
          </Buttons>
        </div>
      </div>
      <RelatedPages services={services} />
    </article>
  );
}
