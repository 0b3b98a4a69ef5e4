/** By which clock a buyer reads a time, and how it stands in a mail. Pure. */
import { countryCode } from '../countries';
import { isHomeCountry } from '../order/fields';
import type { FactRow } from '../mail/letter';
import { indiaClock, momentBy, type Clock } from '../time';
import type { Order } from '../order/order';

/**
 * The clock of a country at a moment: its own where all its zones agree then, its capital's where nearly
 * everybody lives by that, and UTC where it would be a guess. Undefined in India.
 */
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

/** From the tables of the runtime itself: the method replaced the property of the same meaning. */
function zonesOf(code: string): readonly string[] {
  if (!code) return [];
  const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[] | undefined;
  };
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** 'GMT+5:30', as it holds at that moment. */
const offsetOf = (zone: string, moment: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;

/** A time that the buyer can take: when it is, and the address of its calendar file. */
export type ProposedTime = { start: number; minutes: number; calendar: string };

/** A moment by both clocks, the reader's own first, with its file. */
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

/** A buyer reads by the clock of the country, where we know it, and India's beside it. */
export function clocksOf(order: Order, start: number) {
  const buyerClock = clockOf(order.customer.country, start);
  if (!buyerClock || buyerClock.zone === 'UTC') return { first: indiaClock, second: buyerClock };
  return { first: buyerClock, second: indiaClock };
}
