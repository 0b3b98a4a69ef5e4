import { useRef, useState } from 'react';
import { orderLinkDays } from '@/lib/order/order';
import { paths } from '@/lib/site';
import { formatDate } from '@/lib/time';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { Button, Buttons, focusOn, Notice } from '../ui';
import { useSend } from '../use-send';

type RemoveOrderProps = {
  /** Token of the order's own link; empty where none works. */
  token: string;
  remove: (isEnded: boolean) => void;
};

export function RemoveOrder({ token, remove }: RemoveOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setIsAsking(false);
    opener.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="press"
        aria-expanded={isAsking}
        ref={opener}
        onClick={() => setIsAsking(!isAsking)}
      >
        Remove this order from this device
      </button>
      {isAsking && <ConfirmRemoval token={token} remove={remove} leave={leave} />}
    </>
  );
}

function ConfirmRemoval({ token, remove, leave }: RemoveOrderProps & { leave: () => void }) {
  const { send, isSending, notSent } = useSend();
  async function endLinks() {
    const answer = await send(paths.endOrderApi, { token });
    if (answer?.ok) remove(true);
  }
  return (
    <section
      className="panel room flow"
      aria-labelledby="remove"
      tabIndex={-1}
      ref={focusOn}
      onKeyDown={({ key }) => key === 'Escape' && !isSending && leave()}
    >
      <h2 id="remove" className="title-3">
        Remove this order?
      </h2>
      <p className="measure">
        This browser then forgets the order and what you typed for your reading. With us the order
        stands, and the email has its details.
      </p>
      {token && (
        <p className="measure">
          Links to the order, in our emails and wherever you copied them, still open it. You can end
          all of them now. Links in our later emails will work.
        </p>
      )}
      <NotSentNotice title="Not removed" reason={notSent} />
      <Buttons wide>
        <Button onClick={() => remove(false)}>Remove it from this device</Button>
        {token && (
          <SendButton look="line" isSending={isSending} onClick={() => void endLinks()}>
            Remove it, and end its links
          </SendButton>
        )}
        <Button look="line" onClick={leave} aria-disabled={isSending}>
          Keep it
        </Button>
      </Buttons>
    </section>
  );
}

export type OrderRemoval = {
  hadLink: boolean;
  isEnded: boolean;
  until?: number;
};

export function RemovedNotice({ hadLink, isEnded, until }: OrderRemoval) {
  const time = until ? `until ${formatDate(new Date(until))}` : `for up to ${orderLinkDays} days`;
  return (
    // Takes the focus: the button that was pressed is gone.
    <Notice kind="success" ref={focusOn}>
      <p>
        {isEnded
          ? 'The order has been removed from this device, and its links have ended.'
          : 'The order has been removed from this device.'}{' '}
        With us nothing has changed: the order stands, and the email has its details.
      </p>
      {hadLink && (
        <p>
          {isEnded
            ? 'If you opened the order here from an email, the browser’s history still has that address. It opens nothing any more.'
            : `If you opened the order here from an email, the browser’s history still has that address, which opens the order ${time}.`}{' '}
          To take it out, look for ‘orderreceived’ in the browser’s history, and delete what you
          find.
        </p>
      )}
    </Notice>
  );
}
