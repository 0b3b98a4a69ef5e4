import type { Anchor } from '../letter';
import { BlockTitle } from './block-title';
import { Row } from './table';
import { ink, light, type } from './theme';

type ButtonsProps = { title?: string; buttons: readonly Anchor[]; hint?: string };

/** Links drawn as buttons, one below the other, so that each can be hit with a thumb. */
export const Buttons = ({ title, buttons, hint }: ButtonsProps) => (
  <>
    {title && <BlockTitle>{title}</BlockTitle>}
    {buttons.map((button, index) => (
      <Row key={button.text} style={{ margin: index > 0 || title ? '0' : '24px 0 0' }}>
        <td style={{ padding: '0 0 10px' }}>
          <Pill {...button} solid={index === 0} />
        </td>
      </Row>
    ))}
    {hint && <p {...ink('ink2', { ...type.small, margin: '4px 0 0' })}>{hint}</p>}
  </>
);

/** Both kinds turn in the dark by their classes. */
const Pill = ({ text, href, solid }: Anchor & { solid: boolean }) => (
  <a
    href={href}
    target="_blank"
    className={solid ? 'pill' : 'pill hollow'}
    style={{
      ...type.strong,
      display: 'block',
      padding: '11px 20px',
      border: `2px solid ${light.action}`,
      borderRadius: '999px',
      textAlign: 'center',
      textDecoration: 'none',
      backgroundColor: solid ? light.action : light.card,
      color: solid ? light.onAction : light.action,
    }}
  >
    {text}
  </a>
);
