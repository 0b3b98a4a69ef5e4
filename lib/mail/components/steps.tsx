import type { Words } from '../letter';
import { BlockTitle } from './block-title';
import { Sentence } from './sentence';
import { Row } from './table';
import { ink, type } from './theme';

type StepsProps = { title: string; steps: readonly { title: string; words: Words }[] };

/** What happens next, numbered on marigold discs. */
export const Steps = ({ title, steps }: StepsProps) => (
  <>
    <BlockTitle>{title}</BlockTitle>
    {steps.map((step, index) => (
      <Row key={step.title}>
        <td valign="top" width="52" style={{ width: '52px', padding: '0 0 16px' }}>
          <Disc number={index + 1} />
        </td>
        <td valign="top" style={{ padding: '4px 0 16px' }}>
          <div {...ink('ink', { ...type.strong, fontFamily: type.title.fontFamily })}>
            {step.title}
          </div>
          <div {...ink('ink2', { ...type.text })}>
            <Sentence words={step.words} />
          </div>
        </td>
      </Row>
    ))}
  </>
);

/** Keeps its colours in the dark, like the cells at the head. */
const Disc = ({ number }: { number: number }) => (
  <div
    style={{
      ...type.strong,
      width: '36px',
      lineHeight: '36px',
      borderRadius: '18px',
      textAlign: 'center',
      fontFamily: type.title.fontFamily,
      backgroundColor: '#F7B02C',
      color: '#171A3A',
    }}
  >
    {number}
  </div>
);
