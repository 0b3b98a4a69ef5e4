import type { Words } from '../letter';
import { light } from './theme';

/** Words with their links. Strings stay text children, so markup in them is shown, never obeyed. */
export function Sentence({ words }: { words: Words }) {
  if (typeof words === 'string') return words;
  return words.map((word, index) =>
    typeof word === 'string' ? (
      word
    ) : (
      <a
        key={index}
        href={word.href}
        target={word.href.startsWith('http') ? '_blank' : '_self'}
        className="ink"
        style={{ color: light.ink, textDecoration: 'underline' }}
      >
        {word.text}
      </a>
    ),
  );
}
