import { Row } from './table';
import { type } from './theme';

const dark = '#171A3A';
const cream = '#FBF3E2';

/** The Lo Shu square read row by row: number, ground, and a text colour that can be read on it. */
const cells = [
  [4, '#2B55B7', cream],
  [9, '#C22B1D', cream],
  [2, '#DCE4E6', dark],
  [3, '#FFC837', dark],
  [5, '#18774F', cream],
  [7, '#7FC8BA', dark],
  [8, '#1B1E4B', '#F7B02C'],
  [1, '#F58F1D', dark],
  [6, '#F3A5BB', dark],
] as const;

/** The head of every mail. It keeps its colours in the dark; there is no picture to load. */
export const LoShuStrip = () => (
  <Row aria-hidden="true" style={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}>
    {cells.map(([number, backgroundColor, color]) => (
      <td
        key={number}
        align="center"
        style={{ ...type.figure, lineHeight: '44px', backgroundColor, color }}
      >
        {number}
      </td>
    ))}
  </Row>
);
