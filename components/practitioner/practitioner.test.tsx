import { render, screen } from '@testing-library/react';
import { Practitioner } from './practitioner';

it('shows name, sentence, what was learned where and when, and what clients say with its source', () => {
  render(
    <Practitioner
      name="Asha Rao"
      line="I write out every sum."
      credentials={[{ title: 'A course', issuer: 'An institute', year: 2012 }]}
      testimonials={[
        {
          quote: 'Every step was there.',
          by: 'A shop owner in Nagpur',
          source: 'a public review',
          link: 'https://example.org/review',
          consented: '2026-11-23',
        },
      ]}
      sample={false}
    />,
  );
  const person = screen.getByRole('region', { name: 'Asha Rao' });
  expect(person).toHaveTextContent('I write out every sum.');
  expect(screen.getByRole('listitem')).toHaveTextContent('A course, An institute, 2012');
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Every step was there.A shop owner in Nagpur, a public review',
  );
  expect(person).not.toHaveTextContent('samples');
});

it('says that samples are samples', () => {
  render(<Practitioner line="A sentence." testimonials={[]} sample />);
  expect(screen.getByRole('region')).toHaveTextContent('These are samples until');
});

it('is not there where nothing is known', () => {
  const { container } = render(<Practitioner testimonials={[]} sample={false} />);
  expect(container).toBeEmptyDOMElement();
});
