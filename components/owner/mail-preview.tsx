import { useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '../ui/button';
import styles from './mail-preview.module.scss';
import type { OwnerAction } from './read-action';

/**
 * Has the server draw the mail into a frame, from the form's own fields. Each drawing takes a new frame,
 * or the browser's Back button would walk through them.
 */
export function usePreview(form: RefObject<HTMLFormElement | null>) {
  const [count, setCount] = useState(0);
  const drawn = useRef('');
  useEffect(() => {
    if (!form.current) return;
    drawn.current = typedInto(form.current);
    form.current.submit();
  }, [form, count]);
  return {
    count,
    frame: `mail-${count}`,
    show: () => setCount((before) => before + 1),
    /** Draws it anew when something else was typed. */
    refresh: () => {
      if (form.current && typedInto(form.current) !== drawn.current)
        setCount((before) => before + 1);
    },
  };
}

const typedInto = (form: HTMLFormElement) => JSON.stringify([...new FormData(form).values()]);

type MailPreviewProps = { preview: ReturnType<typeof usePreview>; mail: OwnerAction['mail'] };

/** The mail that is about to go out. The frame has no rights: it runs nothing and reaches nothing. */
export function MailPreview({ preview, mail }: MailPreviewProps) {
  return (
    <section className={styles.preview} aria-labelledby="mail">
      <div className={styles.head}>
        <h3 id="mail">The email</h3>
        <Button look="line" small onClick={preview.show}>
          Show it as it is now
        </Button>
      </div>
      <dl>
        <div>
          <dt>To</dt>
          <dd>{mail.to}</dd>
        </div>
        <div>
          <dt>Subject</dt>
          <dd>{mail.subject}</dd>
        </div>
      </dl>
      <iframe
        key={preview.count}
        name={preview.frame}
        title="The email as it will be sent"
        sandbox=""
      />
    </section>
  );
}
