import { useState, type ComponentProps } from 'react';
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
      onBlur={({ currentTarget: { value } }) => {
        setTaken(undefined);
        // Loaded once it is needed; without it nothing is asked.
        import('@/lib/mistyped-email').then(
          ({ meantEmail }) => setMeant(meantEmail(value)),
          () => undefined,
        );
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
