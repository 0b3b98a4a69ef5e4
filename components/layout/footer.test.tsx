import { render, screen } from '@testing-library/react';
import { Footer, type FooterFacts } from './footer';

const away = 'https://example.com';

const business: FooterFacts = {
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

it('the footer says what is a sample, and names nobody while the name is one', () => {
  render(<Footer business={{ ...business, samples: ['legal', 'practitioner'] }} />);
  expect(screen.getByText(/^A. Reader.*\(all of this is a sample\)$/)).toBeInTheDocument();
  expect(screen.queryByText(/Readings by/)).not.toBeInTheDocument();
});
