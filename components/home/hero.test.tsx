import { render, screen, within } from '@testing-library/react';
import { Hero } from './hero';

it('says what the site is for and who reads, asks for a date of birth, and is a menu to the nine mulanks', () => {
  render(<Hero person={{ name: 'Asha Rao', languages: 'Hindi' }} says={[]} lowest="₹1,900" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unlock Your Future Insights',
  );
  expect(screen.getByText('Asha Rao')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore services' })).toHaveAttribute(
    'href',
    '/services',
  );
  const date = screen.getByRole('group', { name: 'Mulank and bhagyank by date of birth' });
  expect(within(date).getAllByRole('textbox')).toHaveLength(3);
  // In the order of the square.
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    [4, 9, 2, 3, 5, 7, 8, 1, 6].map((n) => `/mulank${n}`),
  );
  expect(links[0]).toHaveAccessibleName('Mulank 4, born on 4, 13, 22, 31');
});
