'use client';

import { isObject } from '@/lib/json';
import { bookLetters, bookLettersAsked } from '@/lib/promises';
import { paths } from '@/lib/site';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { island } from '../island/island';
import { ButtonLink, Buttons } from '../ui';
import { useSend } from '../use-send';
import { ClosedLink, DoneNotice, isFinal, LinkPage, useLink, type Contact } from './link';
import styles from './link.module.scss';

const Island = island('confirm/confirm-interest', ConfirmInterest);
export { Island as ConfirmInterest };

/** Only the press of the button counts, not the opening of the page. */
function ConfirmInterest({ business }: { business: Contact }) {
  return (
    <LinkPage
      title={title}
      link={useLink()}
      business={business}
      otherwise="You can also answer the email with a yes."
      noLink="This page is opened by the button in the email that asks you to confirm. There is nothing to confirm without it."
    >
      {(token) => <Confirm key={token} token={token} business={business} />}
    </LinkPage>
  );
}

const title = 'News of the book';

function Confirm({ token, business }: { token: string; business: Contact }) {
  const { send, answer, isSending, notSent } = useSend();
  if (answer?.ok) {
    const isRepeated = isObject(answer.value) && answer.value.repeated === true;
    return (
      <DoneNotice title={isRepeated ? 'Already confirmed' : 'Thank you, that is settled'}>
        <p className="lead" role="status">
          {isRepeated
            ? 'You are on the list already, so we have not sent anything again.'
            : bookLetters}
        </p>
        <Buttons>
          <ButtonLink href={paths.blogs}>Read while you wait</ButtonLink>
        </Buttons>
      </DoneNotice>
    );
  }
  if (answer && isFinal(answer.status))
    return <ClosedLink title={title} {...answer} business={business} />;
  return (
    <div className={styles.closed}>
      <h1>{title}</h1>
      <p className="lead">{bookLettersAsked}</p>
      <NotSentNotice reason={notSent} />
      <Buttons>
        <SendButton isSending={isSending} onClick={() => void send(paths.confirmApi, { token })}>
          Yes, write to me
        </SendButton>
      </Buttons>
      <p>If you would rather not, just close this page. We write only if you press the button.</p>
    </div>
  );
}
