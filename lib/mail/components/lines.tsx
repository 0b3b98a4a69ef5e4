import { Fragment } from 'react';
import { BlockTitle } from './block-title';
import { Row } from './table';
import { ground, ink, light, type } from './theme';

/** Lines of text, as of an address. */
export const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    <p {...ink('ink2', { ...type.text, margin: 0, wordBreak: 'break-word' })}>
      <Broken lines={lines} />
    </p>
  </>
);

/** Somebody's own words, with a rule at their side. */
export const Quote = ({ title, text }: { title: string; text: string }) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    <Row>
      <td
        {...ink('ink', {
          ...type.text,
          padding: '2px 0 2px 16px',
          borderLeft: '4px solid #F7B02C',
          wordBreak: 'break-word',
        })}
      >
        <Broken lines={text.split('\n')} />
      </td>
    </Row>
  </>
);

/** Something that must be read before anything is done. */
export function Warning({ text }: { text: string }) {
  const box = ground('warn', { padding: '14px 20px', borderLeft: `4px solid ${light.err}` });
  return (
    <Row style={{ margin: '20px 0 0' }}>
      <td {...box} className="warn">
        <div {...ink('err', { ...type.strong })}>{text}</div>
      </td>
    </Row>
  );
}

/** Line breaks as elements: Outlook knows no `white-space: pre-line`. */
const Broken = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
