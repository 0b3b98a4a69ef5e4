import { render, screen } from '@testing-library/react';
import { WithDevanagari } from './words';

it('announces Hindi words as Hindi, and leaves the others alone', () => {
  const { container } = render(
    <p>
      <WithDevanagari text="Mulank (मूलांक), in ank jyotish (अंक ज्योतिष), is a number." />
    </p>,
  );
  expect(container.textContent).toBe('Mulank (मूलांक), in ank jyotish (अंक ज्योतिष), is a number.');
  expect(screen.getByText('अंक ज्योतिष')).toHaveAttribute('lang', 'hi');
  expect(container.querySelectorAll('[lang="hi"]')).toHaveLength(2);
});
