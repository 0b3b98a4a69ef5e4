import { mulankPath, paths } from '@/lib/site';
import { ButtonLink, WayButton, Buttons, Link, Plate, PageIcon } from '../ui';
import styles from './search-dialog.module.scss';

const examples = ['mobile number', 'marriage', '29', 'baby name'];

/** In development React leaves alone what the script wrote before it came. */
const filledByScript = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Opened by public/site.js; components/search/search.ts fills each `data-part`. */
export function SearchDialog() {
  return (
    <dialog id="search" className={`no-print rounded ${styles.search}`} aria-label="Search">
      <div role="search" className={styles.field}>
        <PageIcon name="search" />
        <label htmlFor="search-field" className="visually-hidden">
          Search the site
        </label>
        <input
          id="search-field"
          data-part="input"
          inputMode="search"
          enterKeyHint="search"
          role="combobox"
          autoComplete="off"
          placeholder="A service or a number"
          aria-autocomplete="list"
          aria-expanded="false"
          aria-controls="search-hits"
        />
        <form method="dialog">
          <button className={styles.close} aria-label="Close search">
            <PageIcon name="close" />
          </button>
        </form>
      </div>
      <div className={styles.body}>
        <p className="visually-hidden" role="status" data-part="status" {...filledByScript} />
        <div data-part="begin">
          <h2 className={`label faint ${styles.title}`}>Try one of these</h2>
          <p className={styles.examples}>
            {examples.map((example) => (
              <button key={example} type="button" className={styles.example} data-query={example}>
                {example}
              </button>
            ))}
          </p>
          <h2 className={`label faint ${styles.title}`}>Or go straight to your number</h2>
          <nav className={`above-1 ${styles.nine}`} aria-label="Birth numbers in the search">
            {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => (
              <Link key={n} href={mulankPath(n)}>
                <span className="visually-hidden">Mulank {n}</span>
                <Plate kind="plate" id={n} className="bare" />
              </Link>
            ))}
          </nav>
        </div>
        <div className="above-3" data-part="nothing" hidden>
          <h2 className="title-3">
            Nothing found for ‘<span data-part="word" {...filledByScript} />’
          </h2>
          <p className="muted above-2">
            No page here has these words. Another spelling may help, or a person.
          </p>
          <Buttons className="above-4">
            <ButtonLink href={paths.services}>All services</ButtonLink>
            <WayButton label="Ask us instead" href={paths.contact} look="line" />
          </Buttons>
        </div>
        <div
          id="search-hits"
          role="listbox"
          aria-label="Results"
          data-part="hits"
          hidden
          {...filledByScript}
        />
        <p className={`above-3 ${styles.failed}`} role="alert">
          The search could not be loaded. Please check your connection and reload the page.
        </p>
      </div>
      <p className={`faint fine ruled ${styles.foot}`}>
        <span>The search runs in this page. What you type stays here.</span>
        <span className="roomy">
          <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </span>
      </p>
      <Prototypes />
    </dialog>
  );
}

function Prototypes() {
  return (
    <div hidden>
      <div role="group" data-part="group">
        <div className={`label faint ${styles.title}`} />
      </div>
      <a href={paths.home} className={styles.hit} data-part="hit">
        <span className={styles.picture} data-hit="picture" />
        <span className={`shrink ${styles.words}`}>
          <strong data-hit="name" />
          <span className="muted fine" data-hit="about" />
        </span>
        <span className="muted fine figures nowrap roomy" data-hit="mark" />
      </a>
    </div>
  );
}
