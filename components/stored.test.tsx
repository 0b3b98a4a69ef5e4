import { draftDays } from '@/lib/promises';
import { dayMs } from '@/lib/time';
import { contactDraft, intakeDraft, orderDraft } from './stored';

const now = Date.UTC(2026, 10, 23);
beforeEach(() => void jest.useFakeTimers({ now }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

it.each([
  ['order', orderDraft, { ...orderDraft.parse(null), note: 'Born 29-11-1983' }],
  ['intake', intakeDraft, { typed: { Born: '29-11-1983' } }],
  ['message', contactDraft, { ...contactDraft.parse(null), message: 'Which name?' }],
] as const)(
  'gives the draft of the %s back for its days, whichever way the clock is set',
  (...row) => {
    const [, { read, write }, typed] = row;
    for (const days of [draftDays, -draftDays]) {
      jest.setSystemTime(now);
      write(typed as never);
      jest.setSystemTime(now + days * dayMs);
      expect(read()).toEqual(typed);
      expect(localStorage).toHaveLength(1);
      jest.setSystemTime(now + days * dayMs + Math.sign(days));
      expect(read()).not.toEqual(typed);
      expect(localStorage).toHaveLength(0);
    }
  },
);
