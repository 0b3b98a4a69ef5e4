import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './add-to-cart.module.scss';

/** Time to read it; whoever needs longer has moved focus or pointer into it. */
const staysForMs = 8_000;

type AddedNewsProps = {
  title: string;
  count: number;
  /** In a browser that blocks its storage the checkout is told one service, by its address. */
  isStored: boolean;
  checkout: string;
  /** Told whether focus was inside, and so has to go somewhere. */
  onClose: (hadFocus: boolean) => void;
};

/** Says that a service is in the cart. It stands outside of the card, which may clip or move. */
export function AddedNews({ title, count, isStored, checkout, onClose }: AddedNewsProps) {
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);

  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const end = () => close.current(hasFocus());
    const hasFocus = () => box.current?.contains(document.activeElement) ?? false;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end();
    // The button that was pressed is gone from the page by now: that press is not one outside.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && target.isConnected && !box.current?.contains(target)) end();
    };
    const timer = setInterval(() => {
      if (!hasFocus() && !box.current?.matches(':hover')) end();
    }, staysForMs);
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return createPortal(
    <div className={styles.news} ref={box} role="status">
      <div>
        <p className={styles.got}>
          <Icon name="check" />
          Added to your cart
        </p>
        <p className={styles.what}>{title}</p>
        <p className={styles.count}>
          {isStored
            ? `${count === 1 ? '1 service' : `${count} services`} in all`
            : 'This browser keeps nothing from page to page, so please order one service at a time.'}
        </p>
      </div>
      <Buttons className={styles.ways}>
        <ButtonLink href={checkout} small>
          Go to checkout
        </ButtonLink>
        <Button look="line" small onClick={() => onClose(true)}>
          Keep looking
        </Button>
      </Buttons>
    </div>,
    document.body,
  );
}
