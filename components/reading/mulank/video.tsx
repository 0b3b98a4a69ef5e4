import { escapeHtml } from '@/lib/escape-html';
import { isSample } from '@/lib/video-page';
import { inkClass } from '../digit';
import styles from './video.module.scss';

type VideoProps = {
  id: string;
  title: string;
  /** The address of our own picture, which stands there before it plays. */
  picture: string;
  /** The number on whose ink it lies. */
  number?: number;
  words: string;
};

/**
 * A video in its place, without a script. The frame first holds our own picture, written into the page
 * as a document of its own; its link turns the same frame into the player. So nothing is asked of the
 * video service before the click, with scripts or without. A lazy frame would not do: without scripts a
 * browser loads it at once (html.spec.whatwg.org, lazy loading attributes).
 */
export function Video({ id, title, picture, number = 9, words }: VideoProps) {
  const className = `${styles.frame} ${inkClass(number)}`;
  return (
    <>
      {isSample(id) ? (
        <img src={picture} alt="" width={640} height={360} className={className} />
      ) : (
        <iframe
          className={className}
          title={`Video: ${title}`}
          srcDoc={facade(id, title, picture)}
          // The player refuses visitors who come from nowhere.
          referrerPolicy="strict-origin-when-cross-origin"
          allow={`autoplay ${service}; encrypted-media ${service}; fullscreen ${service}`}
          allowFullScreen
        />
      )}
      <p className={styles.words}>{words}</p>
    </>
  );
}

const service = 'https://www.youtube-nocookie.com';

/** Attributes instead of a style sheet, since the page's policy holds in here too. */
const facade = (id: string, title: string, picture: string) => `<!doctype html>
<html lang="en-IN">
<head><title>${escapeHtml(title)}</title></head>
<body marginwidth="0" marginheight="0" topmargin="0" leftmargin="0">
<a href="${service}/embed/${encodeURIComponent(id)}?autoplay=1" aria-label="Play video: ${escapeHtml(title)}">
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="100%" aria-hidden="true">
<image href="${picture}" width="640" height="360"/>
<circle cx="60" cy="300" r="38" fill="#171a3a" stroke="#fbf3e2" stroke-width="3"/><path d="M50 282v36l28-18z" fill="#fff"/>
</svg></a></body></html>`;
