import { render, screen } from '@testing-library/react';
import { Person, Testimonials } from './practitioner';

const languages = 'Hindi or Marathi';
const credentials = [
  { title: 'A course', issuer: 'An institute', year: 2012 },
  { title: 'Another', issuer: 'A college', year: 2015 },
];
const photo = { name: 'face', width: 800, height: 800, alt: 'Asha Rao at her desk' };

it('shows face, name, what entitles, languages and minutes', () => {
  render(<Person {...{ photo, languages, credentials }} name="Asha Rao" minutes={45} />);
  expect(screen.getByRole('img', { name: 'Asha Rao at her desk' })).toBeVisible();
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'A course, An institute, 2012',
    'Consultations in Hindi or Marathi. Calls of about 45 minutes.',
  ]);
});

it('is as a whole a part of a page, with all that was learned and a sentence', () => {
  render(<Person {...{ languages, credentials }} name="Asha Rao" line="I write it out." isWhole />);
  expect(screen.getByRole('heading', { level: 2, name: 'Asha Rao' })).toBeVisible();
  for (const words of ['I write it out.', 'Another, A college, 2015'])
    expect(screen.getByText(words)).toBeVisible();
});

it('is one line without a name, which leads to About but on that page itself', () => {
  const words = 'Read by one person, by hand, in Hindi or Marathi';
  const { rerender } = render(<Person languages={languages} photo={photo} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/about');
  rerender(<Person languages={languages} isWhole />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(`${words}.`)).toBeVisible();
});

it.each([
  ['phone', 'Calls of about 90 minutes.'],
  ['person', 'Sittings of about 90 minutes, in Nagpur, on Sundays.'],
  ['video', 'Meetings of about 90 minutes.'],
] as const)(
  'says how long a consultation by %s is, and where a sitting is held',
  (appointment, words) => {
    const given = { languages, appointment, sittings: 'Nagpur, on Sundays' };
    const { rerender } = render(<Person {...given} minutes={90} name="Asha Rao" />);
    expect(screen.getByText(`Consultations in Hindi or Marathi. ${words}`)).toBeVisible();
    rerender(<Person {...given} minutes={90} />);
    expect(screen.getByText(words)).toBeVisible();
  },
);

it('says what clients say with its source', () => {
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
  rerender(<Testimonials testimonials={[]} />);
  expect(container).toBeEmptyDOMElement();
});
