/**
 * HTML on its way from the server components of a page to the client component that writes it. The framework bundles
 * the two apart, so that they share nothing but the process; and what it carries from one to the other itself, it
 * sends to the browser too.
 */
type Waiting = Map<string, { html: string; times: number }>;

const shared = globalThis as typeof globalThis & { practiceWaitingHtml?: Waiting };

/** Made when it is first asked for, so that a browser's bundle has none of this. */
const waiting = () => (shared.practiceWaitingHtml ??= new Map());

/** Holds a piece until it is taken. Pages are drawn at the same time, so the same piece may wait for several. */
export function leave(id: string, html: string): void {
  waiting().set(id, { html, times: (waiting().get(id)?.times ?? 0) + 1 });
}

/** A piece that was left: as often as it was left, and an error after that. */
export function take(id: string): string {
  const piece = waiting().get(id);
  if (!piece) throw new Error(`No HTML waits as ${id}.`);
  piece.times -= 1;
  if (piece.times === 0) waiting().delete(id);
  return piece.html;
}
