import { toolPath } from '@/lib/calculators/tool-path';
import { dateFields } from '@/lib/calculators/reading';
import type { ContentLists } from '@/lib/content/list-schemas';
import type { Mulank } from '@/lib/content/text-schemas';
import { capitalised } from '@/lib/lists';
import { birthDays, ordinal, planetNames } from '@/lib/numerology/birth';
import { reduceToRoot, stepsText } from '@/lib/numerology/reduce';
import { artPath, compoundsPath, yearPath } from '@/lib/site';
import { videoFrame } from '@/lib/video-frame';
import { isSample } from '@/lib/videos/page';
import { Button, Link, MoreLink, Plate, Fact, WayButton, WithDevanagari } from '../ui';
import { DateFields } from '../calculators/date-fields';
import { AuthorBox, Dateline } from './head';
import { Prose } from './prose';
import { Sums, inkClass } from './sums';
import { NumberStrip, RelatedPages, type RelatedText, type AuthorAndServices } from './navigation';
import ask from '../calculators/birth-numbers.module.scss';
import styles from './mulank.module.scss';

type MulankArticleProps = Omit<Mulank, 'services'> &
  AuthorAndServices & {
    facts: ContentLists['numerology']['mulanks'][number];
    school: ContentLists['numerology']['school'];
    note: string;
    channel: string;
    texts: readonly RelatedText[];
    /** The newest with a page of its own. */
    year?: number;
  };

export function MulankArticle(props: MulankArticleProps) {
  const {
    facts,
    school,
    note,
    html,
    days = [],
    sums,
    video,
    channel,
    services,
    texts,
    updated,
    author,
    year,
  } = props;
  return (
    <article>
      <MulankHead {...props} />
      <div className="wrap section-start split major">
        <div className="flow far">
          <Prose html={html} dropCap large />
          <Days number={facts.number} texts={days} />
          <Sums sums={sums} title="The sums on this page" />
          <Dateline updated={updated} />
          <AuthorBox author={author} />
          <nav className={styles.tools} aria-label="Calculators">
            {year && <MoreLink label={`See your ${year}`} href={yearPath(year)} />}
            <MoreLink label="Compare two people" href={toolPath('compatibility')} />
            <MoreLink label="Add up a name" href={toolPath('name-number')} />
            <MoreLink label="Draw your Lo Shu grid" href={toolPath('lo-shu-grid')} />
          </nav>
        </div>
        <aside className="sticky" aria-label="Beside the text">
          {!isSample(video.id) && (
            <VideoFrame
              id={video.id}
              title={video.title}
              picture={artPath('mulank', facts.number)}
              number={facts.number}
              words={`Press play to watch Mulank ${facts.number} explained. Nothing loads from YouTube until you press.`}
            />
          )}
          <WayButton
            label="Subscribe Now"
            href={channel}
            newTab
            look="line"
            icon="external"
            className="above-4"
          />
          <section className="above-6 rem ruled" aria-labelledby="school">
            <h2 id="school" className="title-4 above-4">
              {school.name}
            </h2>
            <p className="muted above-2">
              {school.about} {note}
            </p>
          </section>
        </aside>
      </div>
      <RelatedPages texts={texts} services={services} />
      <NumberStrip current={facts.number} />
    </article>
  );
}

const Days = ({ number, texts }: { number: number; texts: readonly string[] }) =>
  texts.length > 0 && (
    <section className="flow" aria-labelledby="days">
      <h2 id="days">Which of the days of a {number} is yours?</h2>
      {birthDays(number).map((day, index) => (
        <section key={day} className="measure" aria-labelledby={String(day)}>
          <h3 id={String(day)} className="title-4">
            The {ordinal(day)}
            {day > 9 && <span className="figures muted"> {stepsText(reduceToRoot(day))}</span>}
          </h3>
          <p>{texts[index]}</p>
          {day > 9 && (
            <p className="fine">
              <Link href={`${compoundsPath}#${day}`}>{day} among the compound numbers</Link>
            </p>
          )}
        </section>
      ))}
    </section>
  );

/** public/site.js takes the date to the calculator after '#', so it is never sent. */
const OwnDate = ({ number }: { number: number }) => (
  <div className={`rounded scripted above-4 ${ask.card}`}>
    <form className={ask.form} method="dialog" data-open={toolPath('mulank-bhagyank')}>
      <DateFields
        legend={`Are you a ${number}? Your date of birth`}
        names={dateFields}
        faults={{}}
      />
      <Button type="submit">Find my numbers</Button>
    </form>
    <p className="fine">Nothing leaves your device.</p>
  </div>
);

function MulankHead({ facts, lead, school, photo }: MulankArticleProps) {
  const { number, planetDevanagari, day, colours, ratna, stone, friendly, differs } = facts;
  return (
    <header className={inkClass(number)}>
      <div className={`wrap ${styles.inside}`}>
        <div className={`shrink ${styles.copy}`}>
          <h1>
            <span className={`own-line ${styles.name}`}>Mulank {number}</span>
            <span className="visually-hidden"> / </span>
            Birth No. {number} / <span className="nowrap">Numerology -</span> Best Ever Description
          </h1>
          <WithDevanagari as="p" className="lead above-3" text={lead} />
          <OwnDate number={number} />
          <dl className={`above-5 ${styles.facts}`}>
            <Fact label="Born on">{birthDays(number).join(', ')}</Fact>
            <Fact label="Graha (planet)">
              {planetNames(facts)} <span lang="hi">{planetDevanagari}</span>
            </Fact>
            <Fact label="Lucky day">{day}</Fact>
            <Fact label="Lucky colours">{capitalised(colours.join(', '))}</Fact>
            <Fact label="Ratna (stone)">
              {capitalised(ratna)}, {stone}
            </Fact>
            <Fact label={`Friendly numbers, ${school.name}`}>{friendly.join(', ')}</Fact>
          </dl>
          <p className="above-4 fine">Where schools differ: {differs}</p>
        </div>
        <Plate
          kind="mulank"
          id={number}
          photo={photo}
          eager
          className={`bare tall ${styles.plate}`}
        />
      </div>
    </header>
  );
}

type VideoProps = {
  id: string;
  title: string;
  picture: string;
  number?: number;
  words: string;
};

export function VideoFrame({ id, title, picture, number = 9, words }: VideoProps) {
  const className = `wide ${styles.frame} ${inkClass(number)}`;
  return (
    <>
      {isSample(id) ? (
        <img src={picture} alt="" width={640} height={360} className={className} />
      ) : (
        <iframe
          className={className}
          {...videoFrame(id, title, `<image href="${picture}" width="640" height="360"/>`)}
        />
      )}
      <p className="above-4 muted">{words}</p>
    </>
  );
}
