import { render, screen } from '@testing-library/react';
import { MissingPrediction } from '@/components/reading/predictions';
import { loadBusiness, loadPredictions } from '@/lib/content/load';
import { generateMetadata, generateStaticParams } from './page';

const metadata = (id: string) => generateMetadata({ params: Promise.resolve({ id }) });

describe('the pages of predictions', () => {
  it('are made for all, and for unknown numbers', () => {
    const ids = generateStaticParams().map(({ id }) => id);
    const written = loadPredictions().map(({ id }) => String(id));
    expect(ids).toEqual([...written, 'not-found']);
  });

  it('answer an unknown number with status 404, and keep it out of search engines', async () => {
    expect(await metadata('not-found')).toEqual({
      title: { absolute: `Prediction not found | ${loadBusiness().name}` },
      robots: { index: false },
      other: { 'http-status': '404' },
    });
  });

  it('do not take 07 or a word for a number', async () => {
    expect(await metadata('07')).toMatchObject({ other: { 'http-status': '404' } });
    expect(await metadata('7')).not.toHaveProperty('other');
  });

  it('lead on from an unknown number', () => {
    render(<MissingPrediction title="Prediction not found" />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prediction not found');
    expect(screen.getByRole('link', { name: /All predictions/ })).toHaveAttribute(
      'href',
      '/prediction',
    );
  });
});
