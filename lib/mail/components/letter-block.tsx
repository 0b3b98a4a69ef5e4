import type { Block } from '../letter';
import { Buttons } from './buttons';
import { Copy } from './copy';
import { Lines, Quote, Warning } from './lines';
import { Panel } from './panel';
import { Rows } from './rows';
import { Sentence } from './sentence';
import { Steps } from './steps';
import { Sums } from './sums';
import { ink, type } from './theme';

/** One block of a letter, drawn by its kind. */
export function LetterBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'rows':
      return <Rows {...block} />;
    case 'panel':
      return <Panel {...block} />;
    case 'steps':
      return <Steps {...block} />;
    case 'sums':
      return <Sums {...block} />;
    case 'lines':
      return <Lines {...block} />;
    case 'quote':
      return <Quote {...block} />;
    case 'copy':
      return <Copy {...block} />;
    case 'buttons':
      return <Buttons {...block} />;
    case 'warning':
      return <Warning {...block} />;
    case 'small':
      return (
        <p {...ink('ink3', { ...type.small, margin: '28px 0 0', wordBreak: 'break-word' })}>
          <Sentence words={block.words} />
        </p>
      );
  }
}
