import type { Letter } from '../letter';
import { LetterBlock } from './letter-block';
import { LetterHead } from './letter-head';
import { LoShuStrip } from './lo-shu-strip';
import { Sentence } from './sentence';
import { Row } from './table';
import { ground, ink, type } from './theme';

/** The HTML part of a mail: a sheet of 600 pixels under nine cells, with a foot below it. */
export function LetterMail({ letter }: { letter: Letter }) {
  return (
    <html lang="en" dir="ltr">
      <LetterHead title={letter.heading} />
      <body className="page" style={{ margin: 0, padding: 0 }}>
        <Preview text={letter.preview} />
        <Row {...ground('page', {})}>
          <td className="out" style={{ padding: '32px 16px' }}>
            <Row align="center" style={{ maxWidth: '600px' }}>
              <td>
                <LoShuStrip />
                <Sheet letter={letter} />
                <Foot letter={letter} />
              </td>
            </Row>
          </td>
        </Row>
      </body>
    </html>
  );
}

/** What an inbox shows beside the subject: the text, and then nothing of the mail, however long the line is. */
const Preview = ({ text }: { text: string }) => (
  <div style={hidden}>
    {text}
    <div>{'\u00a0\u200c'.repeat(75)}</div>
  </div>
);

const hidden = {
  display: 'none',
  overflow: 'hidden',
  lineHeight: '1px',
  opacity: 0,
  maxHeight: 0,
  maxWidth: 0,
};

function Sheet({ letter }: { letter: Letter }) {
  const card = ground('card', { padding: '28px 40px 36px', borderRadius: '0 0 14px 14px' });
  return (
    <Row>
      <td {...card} className={`${card.className} pad round`}>
        <p {...ink('ink', { ...type.sender, margin: '0 0 26px' })}>{letter.sender}</p>
        <h1 {...ink('ink', { ...type.heading, margin: '0 0 14px' })}>{letter.heading}</h1>
        {letter.lead && (
          <p {...ink('ink2', { ...type.text, margin: '0 0 16px' })}>
            <Sentence words={letter.lead} />
          </p>
        )}
        {letter.blocks.map((block, index) => (
          <LetterBlock key={index} block={block} />
        ))}
      </td>
    </Row>
  );
}

function Foot({ letter }: { letter: Letter }) {
  return (
    <Row>
      <td className="pad" style={{ padding: '24px 40px 8px' }}>
        {letter.foot.map((words, index) => (
          <p key={index} {...ink('ink2', { ...type.small, margin: '0 0 14px' })}>
            <Sentence words={words} />
          </p>
        ))}
      </td>
    </Row>
  );
}
