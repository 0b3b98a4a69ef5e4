import { render, screen } from '@testing-library/react';
import { Footer, type FooterFacts } from './footer';

const away = 'https://example.com';

const business: FooterFacts = {
  site: 'preview',
  name: 'Navank',
  practitioner: 'A. Reader',
  about: 'Numbers, worked out in the open.',
  social: { facebook: away, instagram: away, youtube: away, twitter: away },
  apps: { googlePlay: away, appStore: away },
  phone: { display: '+91 00000 00000', dial: '+910000000000' },
  email: 'hello@example.com',
  legal: {
    name: 'A. Reader',
    street: '12, Station Road',
    city: 'Wardha',
    state: 'Maharashtra',
    pincode: '442001',
    gstin: '27ABCDE1234F1Z5',
    complaints: 'B. Listener',
    designation: 'Manager',
  },
  samples: [],
};

it('the footer names who reads, who answers by law, where, and to whom complaints go', () => {
  render(<Footer business={business} />);
  expect(screen.getByText('Readings by A. Reader.')).toBeInTheDocument();
  expect(
    screen.getByText(
      'A. Reader, 12, Station Road, Wardha, Maharashtra 442001, India, GSTIN 27ABCDE1234F1Z5',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Grievance officer: B. Listener, Manager/)).toHaveTextContent(
    /\+91 00000 00000, hello@example.com\. .*within 48 hours .*within one month\./,
  );
});

it('the footer of a public site names nobody and links nothing that is a sample', () => {
  const samples: FooterFacts['samples'] = ['practitioner', 'apps', 'social'];
  const { rerender } = render(<Footer business={{ ...business, samples }} />);
  expect(screen.queryByText(/Readings by/)).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Our app' })).toBeInTheDocument();
  rerender(<Footer business={{ ...business, samples, site: 'public' }} />);
  for (const name of ['Our app', 'Follow Us'])
    expect(screen.queryByRole('navigation', { name })).not.toBeInTheDocument();
});
