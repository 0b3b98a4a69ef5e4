import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary } from './guard';
import { island } from './island';

const Box = island('test/box', ({ children }: { title: string; children?: ReactNode }) => children);

it('an island writes its name, data and slots into the page, but not inside another island', () => {
  const Outer = island('test/outer', ({ children }: { title: string; children: ReactNode }) => (
    <>
      <Box title="part" />
      {children}
    </>
  ));
  render(
    <Outer title="Sums">
      <Box title="own">
        <b>drawn</b>
      </Box>
    </Outer>,
  );
  const [outer, own, ...more] = document.querySelectorAll<HTMLElement>('[data-island]');
  expect(more).toEqual([]);
  expect([outer?.dataset.island, own?.dataset.island]).toEqual(['test/outer', 'test/box']);
  expect(JSON.parse(outer?.dataset.props ?? '')).toEqual({ title: 'Sums', children: { $slot: 0 } });
  expect(own?.querySelector('[data-slot="0"]')?.innerHTML).toBe('<b>drawn</b>');
});

it('an island refuses what the page could not hold, by name', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Dated = island('test/dated', ({ day }: { day: Date }) => day.toISOString());
  expect(() => render(<Dated day={new Date(0)} />)).toThrow(/The island test\/dated is given/);
});

describe('an island that fails', () => {
  let isBroken = false;

  function Fragile() {
    const [, setText] = useState('');
    if (isBroken) throw new Error('Broken by the test.');
    return <textarea name="wish" onInput={({ currentTarget }) => setText(currentTarget.value)} />;
  }

  it('leads on, and has what was typed when it is drawn again', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const box = document.body.appendChild(document.createElement('div'));
    render(
      <ErrorBoundary box={box}>
        <Fragile />
      </ErrorBoundary>,
      { container: box },
    );
    await userEvent.type(screen.getByRole('textbox'), 'A reading');
    isBroken = true;
    await userEvent.type(screen.getByRole('textbox'), '!');
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept.');
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('A reading!');
  });
});
