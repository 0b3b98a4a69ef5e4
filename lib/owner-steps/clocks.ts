import { countryCode } from '../countries';
import { isHomeCountry } from '../order/fields';
import type { FactRow } from '../mail/letter';
import { alsoBy, indiaClock, momentBy, type Clock } from '../time';
import type { Order } from '../order/order';

/** A capital's where nearly everybody lives by it, else UTC. Undefined in India. */
export function clockOf(country: string, moment: number): Clock | undefined {
  if (isHomeCountry(country)) return undefined;
  const code = countryCode(country) ?? '';
  const zones = zonesOf(code);
  const [zone] = zones;
  if (zone && new Set(zones.map((one) => offsetOf(one, moment))).size === 1)
    return { zone, name: `${country.trim()} time` };
  return capitals[code] ?? { zone: 'UTC', name: 'UTC' };
}

/** Countries with islands or provinces far off by another clock. */
const capitals: Record<string, Clock> = {
  CL: { zone: 'America/Santiago', name: 'Santiago time' },
  CN: { zone: 'Asia/Shanghai', name: 'Beijing time' },
  EC: { zone: 'America/Guayaquil', name: 'Quito time' },
  ES: { zone: 'Europe/Madrid', name: 'Madrid time' },
  NZ: { zone: 'Pacific/Auckland', name: 'Wellington time' },
  PT: { zone: 'Europe/Lisbon', name: 'Lisbon time' },
};

/** Runtimes have the method or the older property. */
function zonesOf(code: string): readonly string[] {
  if (!code) return [];
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** 'GMT+5:30'; depends on the season. */
const offsetOf = (zone: string, moment: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** `calendar` is the address of its file. */
export type ProposedTime = { start: number; minutes: number; calendar: string };

/** Both clocks, the reader's first. */
export function timeRow(
  label: string,
  { start, minutes, calendar }: ProposedTime,
  clocks: { first: Clock; second?: Clock },
): FactRow {
  const there = clocks.second ? `${momentBy(start, clocks.second)}. ` : '';
  return {
    label,
    value: momentBy(start, clocks.first),
    note: [`${there}${minutes} minutes. `, { text: 'Calendar file', href: calendar }],
  };
}

/** Says whose clock a time was told by, and the other one's. */
export function byClocks(start: number, first: Clock, second: Clock | undefined) {
  const own = first === indiaClock ? 'India time.' : `By ${first.name}.`;
  return second ? `${own} That is ${alsoBy(start, second, first)}.` : own;
}

/** The buyer's clock first, where we know it. */
export function clocksOf(order: Order, start: number) {
  const buyerClock = clockOf(order.customer.country, start);
  if (!buyerClock || buyerClock.zone === 'UTC') return { first: indiaClock, second: buyerClock };
  return { first: buyerClock, second: indiaClock };
}
