/** A button of the row; `phone: false` where a phone has no room for it. 'gap' stands for the pages between. */
export type PageNumber = { number: number; phone: boolean } | 'gap';

/** The row's numbers: all of up to seven pages, else the first, the last and those around the current. Pure. */
export function pageNumbers(current: number, total: number): PageNumber[] {
  if (total <= 7) return run(1, total);
  if (current <= 3) return [...run(1, 3), ...run(4, 5, false), 'gap', ...run(total, total)];
  if (current >= total - 2)
    return [...run(1, 1), 'gap', ...run(total - 4, total - 3, false), ...run(total - 2, total)];
  const around = [
    ...run(current - 1, current - 1, false),
    ...run(current, current),
    ...run(current + 1, current + 1, false),
  ];
  return [...run(1, 1), 'gap', ...around, 'gap', ...run(total, total)];
}

const run = (from: number, to: number, phone = true): PageNumber[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ number: from + index, phone }));
