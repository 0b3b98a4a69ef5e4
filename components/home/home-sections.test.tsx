import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Press } from '../practitioner/practitioner';
import { Clients } from './clients';
import { Hero } from './hero';
import { Courses, Trust } from './sections';

const social = {
  facebook: 'https://example.com/f',
  instagram: 'https://example.com/i',
  youtube: 'https://example.com/y',
  twitter: 'https://example.com/t',
};

it('the hero says who reads, and is a menu to the nine mulanks in the order of the square', () => {
  const ask = { service: 9, title: '', label: '', href: '', when: '', days: 30 };
  const numbers = { says: [], rows: [], calculator: '', ask };
  render(<Hero person={{ name: 'Asha Rao', languages: 'Hindi' }} {...numbers} />);
  expect(screen.getByText('Asha Rao')).toBeVisible();
  const links = [...screen.getByRole('navigation').querySelectorAll('a')];
  const order = [4, 9, 2, 3, 5, 7, 8, 1, 6].map((n) => `/mulank${n}`);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(order);
  expect(links[0]).toHaveAccessibleName('Mulank 4, born on 4, 13, 22, 31');
});

it('strikes the list price through, names both prices and leads to another site in a new tab', () => {
  const course = { title: 'A course', level: 'For beginners', link: 'https://example.com/course' };
  render(<Courses courses={[{ ...course, listPrice: 28000, offerPrice: 9199 }]} />);
  expect(screen.getByText('₹28,000').closest('s')).toHaveTextContent('List price ₹28,000');
  expect(screen.getByRole('strong')).toHaveTextContent('Offer price ₹9,199');
  const link = screen.getByRole('link', { name: 'Enrol in A course (opens in a new tab)' });
  expect(link).toHaveAttribute('href', course.link);
  expect(link).toHaveAttribute('target', '_blank');
});

const reasons = [{ title: 'Read by a person', text: 'By hand.' }];
const figures = [
  { value: '15 K', label: 'users' },
  { value: '1700', label: 'students' },
];

it('pairs each figure with what it counts, and says how many follow and where', () => {
  render(
    <Trust
      {...{ figures, reasons }}
      business={{ site: 'preview', samples: ['followers'], followers: '10Mn+', social }}
    />,
  );
  const texts = (role: string) =>
    screen.getAllByRole(role).map(({ textContent }) => textContent?.trim());
  expect(texts('term')).toEqual(['users', 'students']);
  expect(texts('definition')).toEqual(['15 K', '1700']);
  expect(screen.getByText(/people follow/)).toHaveTextContent(/^10Mn\+ people/);
});

it('draws nothing of what nobody has confirmed once the site is public, but says where to follow', () => {
  render(
    <>
      <Clients clients={[]} />
      <Press press={[]} />
      <Courses courses={[]} />
      <Trust
        figures={[]}
        reasons={reasons}
        business={{ site: 'public', samples: ['followers'], followers: '10Mn+', social }}
      />
    </>,
  );
  expect(screen.getAllByRole('region')).toEqual([
    screen.getByRole('region', { name: 'Reasons to Trust' }),
  ]);
  expect(screen.queryByText(/10Mn\+/)).not.toBeInTheDocument();
  expect(screen.queryByRole('definition')).not.toBeInTheDocument();
  const follow = screen.getByRole('navigation', { name: 'Find us on' });
  expect([...follow.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(
    ['Facebook', 'Instagram', 'YouTube', 'Twitter'].map((name) => `${name} (opens in a new tab)`),
  );
});

it.each([
  [3, '1-3', '1-3'],
  [17, '5-8 9-12 13-16 14-17 1-4', '14-17 10-13 6-9 2-5 1-4'],
])('turns %i clients by four, and shows everybody on either way', async (count, on, back) => {
  // The tests' page has no layout to scroll.
  Element.prototype.scrollTo = () => undefined;
  const clients = Array.from({ length: count }, (_, index) => ({
    name: `Client ${index}`,
    role: 'x',
  }));
  render(<Clients clients={clients} />);
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent(`1-${Math.min(count, 4)} of ${count}`);
  for (const [name, ranges] of [
    ['Next clients', on],
    ['Previous clients', back],
  ] as const)
    for (const range of ranges.split(' ')) {
      await userEvent.click(screen.getByRole('button', { name }));
      expect(shown).toHaveTextContent(`${range} of ${count}`);
    }
});
