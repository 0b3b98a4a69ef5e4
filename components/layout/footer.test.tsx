import { render, screen } from '@testing-library/react';
import { Footer, type FooterFacts } from './footer';

const away = 'https://example.com';

const business: FooterFacts = {
  name: 'Navank',
  practitioner: 'A. Reader',
  about: 'Numbers, worked out in the open.',
  social: { facebook: away, instagram: away, youtube: away, twitter: away },
  apps: { googlePlay: away, appStore: away },
  samples: [],
};

describe('the footer', () => {
  it('names who reads the numbers, as structured data does on every page', () => {
    render(<Footer business={business} />);
    expect(screen.getByText('Readings by A. Reader.')).toBeInTheDocument();
  });

  it('names nobody while the name is a sample', () => {
    render(<Footer business={{ ...business, samples: ['practitioner'] }} />);
    expect(screen.queryByText(/Readings by/)).not.toBeInTheDocument();
  });
});
