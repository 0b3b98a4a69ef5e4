import { render, screen } from '@testing-library/react';
import { Press } from '../practitioner/practitioner';
import { Clients } from './clients';
import { Courses, Figures } from './sections';

it('strikes the list price through, names both prices and leads to another site in a new tab', () => {
  const course = {
    title: 'Numerology course',
    level: 'For beginners',
    listPrice: 28000,
    offerPrice: 9199,
    link: 'https://example.com/course',
  };
  render(<Courses courses={[course]} />);
  expect(screen.getByText('₹28,000').closest('s')).toHaveTextContent('List price ₹28,000');
  expect(screen.getByRole('strong')).toHaveTextContent('Offer price ₹9,199');
  const link = screen.getByRole('link', {
    name: 'Enrol in Numerology course (opens in a new tab)',
  });
  expect(link).toHaveAttribute('href', 'https://example.com/course');
  expect(link).toHaveAttribute('target', '_blank');
});

const social = {
  facebook: 'https://example.com/f',
  instagram: 'https://example.com/i',
  youtube: 'https://example.com/y',
  twitter: 'https://example.com/t',
};

const show = (sample: boolean) =>
  render(
    <>
      <Figures
        figures={[
          { value: '15 K', label: 'users', sample },
          { value: '1,700', label: 'students' },
        ]}
        followers="10Mn+"
        sample={sample}
        social={social}
      />
      <Clients clients={[{ name: 'Film actor', role: 'Cinema', sample }]} />
      <Press press={[{ name: 'Lokmat', sample }]} />
    </>,
  );

it.each([
  [false, ''],
  [true, ' sample'],
])(
  'pairs each figure with what it counts, and says beside what is a sample that it is one: %s',
  (...row) => {
    const [sample, word] = row;
    show(sample);
    const texts = (role: string) =>
      screen.getAllByRole(role).map(({ textContent }) => textContent?.trim());
    expect(texts('term')).toEqual([`users${word}`, 'students']);
    expect(texts('definition')).toEqual(['15 K', '1,700']);
    expect(screen.getByText(/10Mn\+/)).toHaveTextContent(sample ? /^10Mn\+ sample/ : /10Mn\+/);
    expect(texts('listitem')).toEqual([`Film actorCinema${word}`, `Lokmat${word}`]);
  },
);

it('draws nothing of what nobody has confirmed, but says where to follow', () => {
  const { container } = render(
    <>
      <Clients clients={[]} />
      <Press press={[]} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  render(<Figures figures={[]} followers="10Mn+" sample social={social} />);
  expect(screen.getByRole('region', { name: 'Find us on' })).toBeVisible();
  expect(screen.queryByText(/10Mn\+/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    ['Facebook', 'Instagram', 'YouTube', 'Twitter'].map((name) => `${name} (opens in a new tab)`),
  );
});

it('lists every client, says which are shown, and has a button for each way', () => {
  const clients = Array.from({ length: 17 }, (_, index) => ({
    name: `Client ${index}`,
    role: 'x',
  }));
  render(<Clients clients={clients} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(17);
  expect(screen.getByRole('status')).toHaveTextContent('1-4 of 17');
  expect(screen.getByRole('button', { name: 'Previous clients' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Next clients' })).toBeEnabled();
});
