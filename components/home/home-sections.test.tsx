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

it('pairs each figure with what it counts, and says where to follow', () => {
  render(
    <Figures
      figures={[{ value: '15 K', label: 'users' }]}
      followers="10Mn+"
      sample={false}
      social={social}
    />,
  );
  expect(screen.getByRole('term')).toHaveTextContent('users');
  expect(screen.getByRole('definition')).toHaveTextContent('15 K');
  expect(screen.getByText(/10Mn\+/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
    ['Facebook', 'Instagram', 'YouTube', 'Twitter'].map((name) => `${name} (opens in a new tab)`),
  );
});

it('says beside each figure, client and name of the press that it is a sample', () => {
  const sample = true;
  render(
    <>
      <Figures
        figures={[
          { value: '15 K', label: 'users', sample },
          { value: '1,700', label: 'students' },
        ]}
        followers="10Mn+"
        sample
        social={social}
      />
      <Clients clients={[{ name: 'Film actor', role: 'Cinema', sample }]} />
      <Press press={[{ name: 'Lokmat', sample }]} />
    </>,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent?.trim())).toEqual([
    'users sample',
    'students',
  ]);
  expect(screen.getByRole('heading', { name: /^10Mn\+ sample/ })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Film actorCinema sample',
    'Lokmat sample',
  ]);
});

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
  expect(screen.getAllByRole('link')).toHaveLength(4);
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
