import { render, screen } from '@testing-library/react';
import { HoursLanes } from './abroad';

const zoneOf = (timeZone: string) =>
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone });

describe('the consulting hours', () => {
  it("stand on the visitor's own clock, and light the city that shares it", () => {
    zoneOf('Asia/Muscat');
    render(<HoursLanes day="2026-01-15" />);
    expect(screen.getByText('4:30-7:30 PM', { selector: 'strong' })).toBeVisible();
    expect(screen.getByText('Dubai').closest('li')).toHaveClass('here');
    expect(screen.getByText('London').closest('li')).not.toHaveClass('here');
  });
});
