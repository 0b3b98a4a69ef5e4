import { isObject } from '@/lib/json';

/** A time that was taken, and the address of its calendar file. */
export type Taken = { start: number; calendar: string };

/** What the link of proposed times holds, as the server says it. */
export type Choice = {
  orderId: string;
  services: string[];
  times: number[];
  minutes: number;
  chosen?: Taken;
  /** When the order was declined. */
  declinedAt?: string;
};

/** The answer read lightly, or undefined when it is something else. */
export function readChoice(answer: unknown): Choice | undefined {
  if (!isObject(answer)) return undefined;
  const { orderId, services, times, minutes, chosen, declinedAt } = answer;
  if (!Array.isArray(services) || !Array.isArray(times)) return undefined;
  return {
    orderId: String(orderId),
    services: services.map(String),
    times: times.map(Number),
    minutes: Number(minutes),
    ...(isTaken(chosen) && { chosen }),
    ...(typeof declinedAt === 'string' && { declinedAt }),
  };
}

export const isTaken = (value: unknown): value is Taken =>
  isObject(value) && typeof value.start === 'number' && typeof value.calendar === 'string';
