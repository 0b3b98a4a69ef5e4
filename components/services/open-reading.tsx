import { listed } from '@/lib/lists';
import { gridOfDate, type OpenReading, type ReadingLine } from '@/lib/content/readings-schema';
import { type Example, signsOf, workExample } from '@/lib/numerology/name';
import { digitsOf } from '@/lib/numerology/reduce';
import { deliveredWhen, mostDays, type Service } from '@/lib/services/catalogue';
import { inkClass } from '../reading/sums';
import { Fold, Link, LoShuMark, Plate } from '../ui';
import styles from './open-reading.module.scss';

type SheetProps = {
  reading: OpenReading;
  practice: string;
  /** The service whose plate is the stamp. */
  service: Pick<Service, 'id' | 'photo'>;
};

/** A page of an account book: every block is a whole number of its lines. */
export function Sheet({ reading, practice, service }: SheetProps) {
  const { sheet, name, born, lines } = reading;
  return (
    <article className={styles.sheet} aria-label={`For ${name}, an invented example`}>
      <header className={styles.head}>
        <LoShuMark lit={9} />
        <p className={styles.practice}>{practice}</p>
        <h3>{`For ${name}`}</h3>
        <p className={styles.small}>{born}</p>
        <Plate kind="service" {...service} eager className={styles.stamp} />
      </header>
      {lines.map((line) => (
        <Line key={line.text} {...line} mark={markOf(reading, line)} sheet={sheet} />
      ))}
      <footer className={styles.small}>
        Read by one person, by hand. Friendly numbers as taught in Indian courses, letters by the
        Chaldean table. An invented example.
      </footer>
    </article>
  );
}

const notesOf = ({ lines }: OpenReading) => lines.flatMap(({ note }) => note ?? []);

const markOf = (reading: OpenReading, { note }: ReadingLine) =>
  note && notesOf(reading).indexOf(note) + 1;

type LineProps = ReadingLine & Pick<OpenReading, 'sheet'> & { mark?: number };

function Line({ heading, item, text, sums, grid, note, mark, sheet }: LineProps) {
  const [sum] = sums;
  return (
    <>
      {heading && <h4 className={styles.heading}>{heading}</h4>}
      <div className={styles.line}>
        {sums.length > 0 && (
          <span className={styles.margin} aria-hidden="true">
            {sums.map(workExample).map(({ sum, root }) => (
              <b key={sum} className={inkClass(root)}>
                {root}
              </b>
            ))}
          </span>
        )}
        {grid && <Grid date={grid} />}
        {item && <p className={styles.item}>{item}</p>}
        {item && sum && <Tiles {...sum} />}
        <p>{text}</p>
        {note && (
          <a
            className={styles.mark}
            id={`${sheet}-mark-${mark}`}
            href={`#${sheet}-note-${mark}`}
            aria-label={`Note ${mark}: ${note.title}`}
          >
            {mark}
          </a>
        )}
      </div>
    </>
  );
}

function Tiles({ kind, value }: Example) {
  const { sum } = workExample({ kind, value });
  if (kind === 'digits')
    return (
      <span className={styles.tiles} role="img" aria-label={sum}>
        {digitsOf(value).map((digit, index) => (
          <b key={index} className={inkClass(digit)}>
            {digit}
          </b>
        ))}
      </span>
    );
  const words = value.split(' ').map((word) => signsOf(word) ?? []);
  const said = words.flat().map(({ sign, value }) => `${sign} ${value}`);
  return (
    <span className={styles.tiles} role="img" aria-label={`${said.join(', ')}: ${sum}`}>
      {words.map((signs, word) => (
        <span key={word}>
          {signs.map(({ sign, value }, index) => (
            <i key={index}>
              <b className={inkClass(value)}>{sign}</b>
              {value}
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}

function Grid({ date }: { date: string }) {
  const { cells, missing } = gridOfDate(date);
  return (
    <span
      className={styles.grid}
      role="img"
      aria-label={`Lo Shu grid, in which ${listed(missing, 'and')} are empty`}
    >
      {cells.map(({ n, count }) =>
        count > 0 ? (
          <b key={n} className={inkClass(n)}>
            {n}
          </b>
        ) : (
          <b key={n} />
        ),
      )}
    </span>
  );
}

export const Notes = ({ reading }: Pick<SheetProps, 'reading'>) => (
  <section className={styles.notes} aria-label={`Notes for ${reading.name}`}>
    {notesOf(reading).map(({ title, text }, index) => (
      <Fold
        key={title}
        name={reading.sheet}
        title={
          <span className={styles.title}>
            <b aria-hidden="true">{index + 1}</b>
            {title}
          </span>
        }
      >
        <p id={`${reading.sheet}-note-${index + 1}`}>
          {text} <Link href={`#${reading.sheet}-mark-${index + 1}`}>Back to the mark</Link>
        </p>
      </Fold>
    ))}
  </section>
);

/** public/site.js names the day. */
export function Arrival({ duration, appointment }: Pick<Service, 'duration' | 'appointment'>) {
  const days = mostDays(duration);
  return (
    <span>
      {appointment ? 'by email, after a talk' : 'by email,'}{' '}
      {days ? (
        <time data-days={days} className="nowrap">{`within ${days} days`}</time>
      ) : (
        deliveredWhen(duration)
      )}
    </span>
  );
}
