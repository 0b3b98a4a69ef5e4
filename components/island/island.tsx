import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './guard';

/**
 * Marks a part of a page that comes to life in the browser; all else stays HTML. Used at the
 * export: `const Island = island('cart/add-to-cart', AddToCart); export { Island as AddToCart };`
 * The name is the folder's and the part's own. Props are plain data or drawings of the server,
 * which become slots and may hold other islands. An island in another's code is an ordinary part.
 * In the bundles of scripts/islands.ts, island.browser.tsx stands in this file's place.
 */
export function island<Props extends object>(
  name: string,
  Part: ComponentType<Props>,
  Box: 'div' | 'g' = 'div',
) {
  return function Island(props: Props) {
    const isInside = useContext(Inside);
    if (isInside) return <Part {...props} />;
    const slotted = withSlots(props, name) as Props;
    return (
      <Box data-island={name} data-props={JSON.stringify(slotted, serializeProp)}>
        <Inside value={true}>
          <ErrorBoundary>
            <Part {...slotted} />
          </ErrorBoundary>
        </Inside>
      </Box>
    );
  };
}

const Inside = createContext(false);

function Slot({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div data-slot={number}>
      <Inside value={false}>{children}</Inside>
    </div>
  );
}

/** Wraps each drawing in a slot. Functions can only come from a test. */
function withSlots(props: object, name: string): unknown {
  let count = 0;
  const walk = (value: unknown): unknown => {
    if (isDrawing(value))
      return (
        <Slot key={count} number={count++}>
          {value}
        </Slot>
      );
    if (Array.isArray(value)) return value.map(walk);
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one)]));
    const isData = value === null || /^(undefined|string|boolean|function)$/.test(typeof value);
    if (isData || Number.isFinite(value)) return value;
    throw new Error(
      `The island ${name} is given ${String(value)}. Give it plain data, or what the server draws.`,
    );
  };
  return walk(props);
}

const isDrawing = (value: unknown): value is ReactNode =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Numbers stand for slots, whose drawing the browser finds in the page. */
const serializeProp = (_: string, value: unknown) =>
  isDrawing(value) ? { $slot: (value as { props: { number: number } }).props.number } : value;
