import { isTimeout, readProblem, type FieldFault } from '@/lib/problem';
import { postJson } from '../post-json';

/** What came of a POST about a link: the server's answer, or words for the visitor. */
export type Posted =
  | { ok: true; value: unknown }
  | { ok: false; status: number | undefined; reason: string; faults: FieldFault[] };

/** Posts once. Whatever goes wrong is a value, with words for the visitor. */
export async function post(path: string, body: object): Promise<Posted> {
  try {
    const response = await postJson(path, body);
    const text = await response.text();
    if (response.ok) return { ok: true, value: JSON.parse(text) as unknown };
    const { detail, faults } = readProblem(text);
    return { ok: false, status: response.status, reason: detail || unclear, faults };
  } catch (error) {
    const reason = isTimeout(error) ? tooSlow : navigator.onLine ? unreachable : offline;
    return { ok: false, status: undefined, reason, faults: [] };
  }
}

const unclear = 'Our server did not answer as it should. Please try again in a minute.';
const tooSlow = 'Our server did not answer in time. Please try again in a minute.';
const unreachable = 'This page could not reach our server. Please check your connection.';
const offline = 'You are offline. Please try again when this device is connected.';
