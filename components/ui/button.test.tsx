import { readFileSync } from 'node:fs';
import { act, render, screen, waitFor } from '@testing-library/react';
import { CopyButton } from './button';
import { Fold } from './fold';

// What public/site.js does with them.
beforeAll(() => {
  new Function(readFileSync('public/site.js', 'utf8'))();
});

const refusal = (name: string) => new DOMException('refused', name);

const clipboard = (value: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { value, configurable: true });

const press = () => act(async () => screen.getByRole('button', { name: /Copy/ }).click());

const refuses = (name: string) => ({ writeText: () => Promise.reject(refusal(name)) });
const throws = {
  writeText: () => {
    throw new TypeError('no document has the focus');
  },
};

it.each([
  ['refuses', refuses('NotAllowedError'), '000011112222'],
  ['knows no clipboard', undefined, 'sample@upi'],
  ['lets no frame copy', refuses('SecurityError'), 'INV7C2EA90D4'],
  ['throws', throws, 'XXXXINXXXXX'],
  ['has lost the focus', refuses('NotFoundError'), 'https://navank.example/tools#name=Ravi+Kumar'],
  ['fails at several lines', refuses('DataError'), 'Mulank: 2\nBhagyank: 7'],
])('a browser that %s has the value selected, and a word at the button', async (...row) => {
  const [, given, value] = row;
  clipboard(given);
  render(<CopyButton value={value} what="the value" />);
  await press();
  expect(getSelection()?.toString()).toBe(value);
  expect(screen.getByRole('button')).toHaveAttribute('data-failed');
  expect(screen.getByRole('status')).toHaveTextContent(/The text is selected: copy it\./);
});

it('takes that back when a later press copies', async () => {
  clipboard(refuses('NotAllowedError'));
  render(<CopyButton value="000011112222" what="the value" />);
  await press();
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard({ writeText });
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Copied'));
  expect(writeText).toHaveBeenCalledWith('000011112222');
  expect(screen.getByRole('button')).not.toHaveAttribute('data-failed');
  expect(screen.queryByText('000011112222')).not.toBeInTheDocument();
});

describe('the browser’s own print', () => {
  const account = <CopyButton value="000011112222" what="the account number" />;
  const prints = () => act(() => void dispatchEvent(new Event('beforeprint')));

  it.each([
    ['an account', account],
    ['two of them', [account, account].map((one, index) => <p key={index}>{one}</p>)],
    ['a list with one', <dd key="list">{account}</dd>],
    [
      'a fold with one',
      <Fold key="fold" title="Inner">
        {account}
      </Fold>,
    ],
    [
      'a fold in a fold with one',
      <Fold key="outer" title="Outer">
        <Fold title="Inner">{account}</Fold>
      </Fold>,
    ],
  ])('opens a fold that hides %s', (_, hidden) => {
    render(<Fold title="See our bank account">{hidden}</Fold>);
    for (const fold of document.querySelectorAll('details'))
      expect(fold).not.toHaveAttribute('open');
    prints();
    for (const fold of document.querySelectorAll('details')) expect(fold).toHaveAttribute('open');
  });

  it('leaves a fold that hides none, and one that is open', () => {
    render(
      <>
        <Fold title="Which lines these are">Mulank: 2</Fold>
        <Fold title="Open" open>
          {account}
        </Fold>
      </>,
    );
    prints();
    const [closed, open] = document.querySelectorAll('details');
    expect(closed).not.toHaveAttribute('open');
    expect(open).toHaveAttribute('open');
  });
});
