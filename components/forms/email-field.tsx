import { useState, type ComponentProps } from 'react';
import { meantEmail } from '@/lib/mistyped-email';
import { InputField } from '../ui';

/** Asks about an address that looks mistyped once the field is left. It never refuses one. */
export function EmailField(props: ComponentProps<typeof InputField>) {
  const { id } = props;
  const [meant, setMeant] = useState<string>();
  const [taken, setTaken] = useState<string>();

  function take() {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || !meant) return;
    input.value = meant;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setTaken(meant);
    setMeant(undefined);
    input.focus();
  }

  return (
    <InputField
      {...props}
      type="email"
      inputMode="email"
      onBlur={({ currentTarget }) => {
        setMeant(meantEmail(currentTarget.value));
        setTaken(undefined);
      }}
      status={
        <>
          {meant && (
            <p>
              Did you mean{' '}
              <button type="button" className="press anywhere" onClick={take}>
                {meant}
              </button>
              ?
            </p>
          )}
          {taken && <p>Changed to {taken}</p>}
        </>
      }
    />
  );
}
