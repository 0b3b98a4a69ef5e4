import { render, screen } from '@testing-library/react';
import { Person, Testimonials } from './practitioner';

const languages = 'Hindi or Marathi';
const credentials = [
  { title: 'A course', issuer: 'An institute', year: 2012 },
  { title: 'Another', issuer: 'A college', year: 2015 },
];
const photo = { name: 'face', width: 800, height: 800, alt: 'Asha Rao at her desk' };

it('shows face, name, what entitles, languages and minutes', () => {
  const { container } = render(
    <Person {...{ photo, languages, credentials }} name="Asha Rao" minutes={45} />,
  );
  expect(screen.getByRole('img', { name: 'Asha Rao at her desk' })).toBeVisible();
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A course, An institute, 2012',
    'Consultations in Hindi or Marathi. Calls of about 45 minutes.',
  ]);
  expect(container).not.toHaveTextContent('sample');
});

it('is as a whole a part of a page, with all that was learned and a sentence', () => {
  render(<Person {...{ languages, credentials }} name="Asha Rao" line="I write it out." isWhole />);
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible();
  for (const words of ['I write it out.', 'Another, A college, 2015'])
    expect(screen.getByText(words)).toBeVisible();
});

it('is a stand-in without a face and without a name until they are known', () => {
  render(<Person languages={languages} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Your numerologist')).toHaveTextContent('Your numerologist sample');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Consultations in Hindi or Marathi.',
  ]);
});

it.each([
  ['phone', 'Calls of about 90 minutes.'],
  ['person', 'Sittings of about 90 minutes, in Nagpur, on Sundays.'],
  ['screen', 'Meetings of about 90 minutes.'],
] as const)(
  'says how long a consultation by %s is, and where a sitting is held',
  (place, words) => {
    render(<Person {...{ languages, place }} minutes={90} sittings="Nagpur, on Sundays" />);
    expect(screen.getByText(`Consultations in Hindi or Marathi. ${words}`)).toBeVisible();
  },
);

it('says what clients say with its source, and that a sample is one', () => {
  const said = {
    quote: 'Every step was there.',
    by: 'A shop owner in Nagpur',
    source: 'a public review',
    link: 'https://example.org/review',
    consented: '2026-11-23',
  };
  const { rerender, container } = render(<Testimonials testimonials={[said]} />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Every step was there.A shop owner in Nagpur, a public review',
  );
  expect(container).not.toHaveTextContent('sample');
  rerender(<Testimonials testimonials={[{ ...said, sample: true }]} />);
  expect(container).toHaveTextContent('These are samples until');
  rerender(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
