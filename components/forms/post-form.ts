import { forms, type Details, type FieldFault, type FormKind } from '@/lib/contact/fields';

/** What came of posting a form. Only 'sent' means that the practice has it. */
export type PostResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; faults: FieldFault[] }
  | { kind: 'not-sent'; title: string; reason: string };

/** A little more than the 20 s that the server gives itself. */
const answersWithinMs = 25_000;

/** Posts a form once. Whatever goes wrong is a value, with words for the visitor. */
export async function postForm(
  kind: FormKind,
  details: Partial<Details> & { website: string },
): Promise<PostResult> {
  try {
    const response = await fetch(forms[kind].action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(details),
      signal: AbortSignal.timeout(answersWithinMs),
    });
    return understand(response.status, await response.text());
  } catch (error) {
    return isTimeout(error) ? notSent('Our server did not answer in time.') : networkError;
  }
}

const networkError = {
  kind: 'not-sent',
  title: 'Network Error',
  reason: 'This page could not reach our server. Please check your connection.',
} as const;

/** The answer, as far as it can be relied on: a proxy in between may answer anything. */
function understand(status: number, text: string): PostResult {
  if (status === 202) return { kind: 'sent' };
  const { detail, faults } = readProblem(text);
  if (status === 422 && faults.length > 0) return { kind: 'invalid', faults };
  if (status === 429) return notSent('That was often in a short time. Please wait a minute.');
  return notSent(detail || 'Our server did not take it. Please try again in a minute.');
}

const notSent = (reason: string) =>
  ({ kind: 'not-sent', title: 'Error sending email', reason }) as const;

function readProblem(text: string): { detail: string; faults: FieldFault[] } {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return nothing;
    return {
      detail: typeof value.detail === 'string' ? value.detail : '',
      faults: Array.isArray(value.errors) ? value.errors.filter(isFault) : [],
    };
  } catch {
    return nothing;
  }
}

const nothing = { detail: '', faults: [] };

const isFault = (value: unknown): value is FieldFault =>
  isObject(value) && typeof value.field === 'string' && typeof value.message === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Browsers name it differently. */
const isTimeout = (error: unknown) =>
  isObject(error) && (error.name === 'TimeoutError' || error.name === 'AbortError');
