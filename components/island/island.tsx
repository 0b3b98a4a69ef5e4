import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import { Guard } from './guard';

/**
 * An island is a part of a page that comes to life in the browser; all else of a page is HTML for good. A client
 * component becomes one where it is exported:
 *
 *     const Island = island('cart/add-to-cart', AddToCart);
 *     export { Island as AddToCart };
 *
 * Its name is its folder's and its own. What a page gives it has to be plain data, or drawn on the server: that
 * stands in the page as a slot, and stays what it is, other islands included. An island inside the code of another is
 * an ordinary part of it.
 *
 * This is the drawing on the server, while working and in the components' tests. The last step of a build takes the
 * framework's scripts out of every page and bundles the islands of each (scripts/islands.ts); in that bundle
 * island.browser.tsx stands in the place of this file, and wakes what this one has drawn.
 *
 * @param Box the element around it, which has no place of its own in the layout
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
      <Box data-island={name} data-props={JSON.stringify(slotted, asData)}>
        <Inside value={true}>
          <Guard>
            <Part {...slotted} />
          </Guard>
        </Inside>
      </Box>
    );
  };
}

const Inside = createContext(false);

/** What was drawn on the server, in a box by which the browser finds it. */
function Slot({ number, children }: { number: number; children: ReactNode }) {
  return (
    <div data-slot={number}>
      <Inside value={false}>{children}</Inside>
    </div>
  );
}

/** The props with a slot around each drawing. A function can only come from a test. */
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

/** A slot is a number to the browser, which finds the drawing in the page. */
const asData = (_: string, value: unknown) =>
  isDrawing(value) ? { $slot: (value as { props: { number: number } }).props.number } : value;
