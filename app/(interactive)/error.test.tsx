import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ErrorBoundary from './error';

describe('the page for a fault of ours', () => {
  it('has the title that was specified, and a way home', () => {
    render(<ErrorBoundary retry={() => undefined} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Unexpected Application Error!',
    );
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('tries again when asked to', async () => {
    const retry = jest.fn();
    render(<ErrorBoundary retry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
