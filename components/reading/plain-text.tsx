import type { ReactNode } from 'react';
import type { AddedPage } from '@/lib/content/text-schemas';
import type { Section } from '@/lib/content/sections';
import { Button, Buttons, Plate, WithDevanagari } from '../ui';
import { AuthorBox, Dateline } from './head';
import { Html, Prose } from './prose';
import { Sums } from './sums';
import { Contents, RelatedPages, type AuthorAndServices } from './navigation';
import styles from './plain-text.module.scss';

type TextFrameProps = Pick<AddedPage, 'title' | 'lead' | 'photo' | 'updated' | 'sums'> &
  AuthorAndServices & {
    plate: number;
    published?: string;
    headings: readonly Section[];
    sumsTitle: string;
    children: ReactNode;
    end?: ReactNode;
  };

export function TextFrame(props: TextFrameProps) {
  const { title, lead, plate, photo, published, updated, headings, sums, services } = props;
  const { author, sumsTitle, children, end } = props;
  return (
    <article>
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1>{title}</h1>
          <WithDevanagari as="p" className="lead" text={lead} />
          <Dateline published={published} updated={updated} />
        </div>
        <Plate kind="plate" id={plate} photo={photo} eager className="square" />
      </header>
      <div className={`wrap section split ${styles.columns}`}>
        <Contents title="On this page" headings={headings} />
        <div className={`flow ${styles.text}`}>
          {children}
          <Sums sums={sums} title={sumsTitle} />
          <AuthorBox author={author} />
          <Buttons className="no-print scripted">
            <Button look="line" data-print="">
              Print this page
            </Button>
          </Buttons>
        </div>
      </div>
      <RelatedPages services={services} />
      {end}
    </article>
  );
}

type PlainTextProps = Omit<TextFrameProps, 'headings' | 'sumsTitle' | 'children' | 'end'> & {
  intro: string;
  sections: readonly Section[];
};

export const PlainText = ({ intro, sections, ...frame }: PlainTextProps) => (
  <TextFrame {...frame} headings={sections} sumsTitle="The sums in this text">
    <Prose html={intro} large />
    {sections.map(({ id, title, html }) => (
      <section key={id} aria-labelledby={id}>
        <Html as="h2" id={id} html={title} />
        <Prose html={html} large />
      </section>
    ))}
  </TextFrame>
);
