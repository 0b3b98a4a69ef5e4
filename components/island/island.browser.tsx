import { useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from './guard';

const parts = new Map<string, ComponentType<object>>();

/** Replaces island.tsx in a page's bundle: registers the part for wake(). */
export function island<Props extends object>(name: string, Part: ComponentType<Props>) {
  parts.set(name, Part as ComponentType<object>);
  return Part;
}

/** Called last, when every module has run; one task an island keeps a phone responsive. */
export function wake() {
  // Removes the note that shows while this module does not come (inline-scripts.mjs).
  for (const words of document.querySelectorAll('[data-unscripted]')) words.remove();
  for (const box of document.querySelectorAll<Box>('[data-island]')) setTimeout(wakeOne, 0, box);
}

function wakeOne(box: Box) {
  const Part = parts.get(box.dataset.island ?? '');
  if (!Part) return;
  const props = JSON.parse(box.dataset.props ?? '{}', (_, value: unknown) =>
    isSlot(value) ? <Slot key={value.$slot} nodes={nodesOf(box, value.$slot)} /> : value,
  ) as object;
  hydrateRoot(
    box,
    <AwakeIsland box={box}>
      <ErrorBoundary box={box}>
        <Part {...props} />
      </ErrorBoundary>
    </AwakeIsland>,
  );
}

type Box = HTMLElement | SVGElement;

/** Removes the props, by which an island sleeps, and repeats a press marked before. */
function AwakeIsland({ box, children }: { box: Box; children: ReactNode }) {
  useLayoutEffect(() => {
    box.removeAttribute('data-props');
  }, [box]);
  // Queued behind the effects, since the press may draw at once.
  useEffect(() => queueMicrotask(() => press(box)), [box]);
  return children;
}

function press(box: Box) {
  for (const pressed of box.querySelectorAll<HTMLElement>('[data-early]')) {
    if (pressed.closest('[data-island]') !== box) continue;
    pressed.removeAttribute('data-early');
    if (pressed.matches('select')) pressed.dispatchEvent(new Event('change', { bubbles: true }));
    else pressed.click();
  }
}

const isSlot = (value: unknown): value is { $slot: number } =>
  typeof value === 'object' && value !== null && '$slot' in value;

/** Reuses the server's nodes, which go along when the island moves its parts. */
const Slot = ({ nodes }: { nodes: ChildNode[] }) => (
  <div
    data-slot=""
    dangerouslySetInnerHTML={{ __html: '' }}
    suppressHydrationWarning
    ref={(slot) => {
      if (slot && !slot.firstChild) slot.append(...nodes);
    }}
  />
);

function nodesOf(box: Box, number: number) {
  const slots = [...box.querySelectorAll(`[data-slot="${number}"]`)];
  return [
    ...(slots.find((slot) => slot.parentElement?.closest('[data-island]') === box)?.childNodes ??
      []),
  ];
}
