import { paths } from '@/lib/site';
import { ButtonLink, Buttons } from '../ui/button';
import styles from './unexpected-error.module.scss';

/** The answer to a fault of ours. What was typed into a form is kept in the browser. */
export function UnexpectedError() {
  return (
    <main className={`wrap ${styles.error}`} id="main">
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        Something on this page failed, and it was not you. Try once more; what you typed is kept on
        this device.
      </p>
      <Buttons>
        <ButtonLink href="">Try again</ButtonLink>
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </main>
  );
}
