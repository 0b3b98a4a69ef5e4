import { escapeHtml } from '@/lib/escape-html';
import { artPath } from '@/lib/site';
import { Plate } from '../../ui/plate';
import { inkClass } from '../digit';
import styles from './video.module.scss';

type VideoProps = { id: string; title: string; mulank: number };

/**
 * A video in its place, without a script. The frame first holds our own picture, written into the page
 * as a document of its own; its link turns the same frame into the player. So nothing is asked of the
 * video service before the click, with scripts or without. A lazy frame would not do: without scripts a
 * browser loads it at once (html.spec.whatwg.org, lazy loading attributes).
 */
export function Video({ id, title, mulank }: VideoProps) {
  if (id.startsWith('SAMPLE')) return <ComingVideo mulank={mulank} />;
  return (
    <>
      <iframe
        className={`${styles.frame} ${inkClass(mulank)}`}
        title={`Video: ${title}`}
        srcDoc={facade(id, title, mulank)}
        // The player refuses visitors who come from nowhere.
        referrerPolicy="strict-origin-when-cross-origin"
        allow={`autoplay ${service}; encrypted-media ${service}; fullscreen ${service}`}
        allowFullScreen
      />
      <p className={styles.words}>
        Press play for the description of Mulank {mulank}. The video comes from YouTube, which is
        asked for nothing before you press.
      </p>
    </>
  );
}

function ComingVideo({ mulank }: { mulank: number }) {
  return (
    <>
      <div className={`${styles.frame} ${inkClass(mulank)}`}>
        <Plate kind="mulank" id={mulank} className={styles.plate} />
      </div>
      <p className={styles.words}>
        The video on Mulank {mulank} follows. Until then the text on this page says the same.
      </p>
    </>
  );
}

const service = 'https://www.youtube-nocookie.com';

/** Attributes instead of a style sheet, since the page's policy holds in here too. */
const facade = (id: string, title: string, mulank: number) => `<!doctype html>
<html lang="en-IN">
<head><title>${escapeHtml(title)}</title></head>
<body marginwidth="0" marginheight="0" topmargin="0" leftmargin="0">
<a href="${service}/embed/${encodeURIComponent(id)}?autoplay=1" aria-label="Play video: ${escapeHtml(title)}">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="100%" aria-hidden="true">
<image href="${artPath('mulank', mulank)}" x="176" y="0" width="288" height="360"/>
<circle cx="60" cy="300" r="38" fill="#171a3a" stroke="#fbf3e2" stroke-width="3"/><path d="M50 282v36l28-18z" fill="#fff"/>
</svg></a></body></html>`;
