import { BlockTitle } from './block-title';
import { ground, ink, type } from './theme';

/** One line to copy as it is, tabs and all. */
export function Copy({ title, hint, text }: { title: string; hint: string; text: string }) {
  const box = ground('page', {
    ...ink('ink', type.code).style,
    margin: 0,
    padding: '12px 16px',
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  });
  return (
    <>
      <BlockTitle>{title}</BlockTitle>
      <p {...ink('ink2', { ...type.small, margin: '0 0 8px' })}>{hint}</p>
      <pre {...box} className="page ink">
        {text}
      </pre>
    </>
  );
}
