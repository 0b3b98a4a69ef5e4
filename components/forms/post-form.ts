import { forms, type Details, type FieldFault, type FormKind } from '@/lib/contact/fields';
import { inMinutes, isTimeout, networkError, readProblem, waitAsked } from '@/lib/problem';
import { postJson } from '../post-json';

/** What came of posting a form. Only 'sent' means that the practice has it. */
export type PostResult =
  /** `asked`: a mail is on its way to the visitor that asks to confirm. */
  | { kind: 'sent'; asked: boolean }
  | { kind: 'invalid'; faults: FieldFault[] }
  /** In words for the visitor. */
  | { kind: 'not-sent'; reason: string };

export type FormBody = Partial<Details> & {
  /** The decoy. */
  website: string;
  /** Milliseconds from the opening of the page to sending; left out when the form came back filled in. */
  elapsed?: number;
};

/** Posts a form once. Whatever goes wrong is a value, with words for the visitor. */
export async function postForm(kind: FormKind, body: FormBody): Promise<PostResult> {
  try {
    const response = await postJson(forms[kind].action, body);
    return understand(kind, response.status, await response.text(), response.headers);
  } catch (error) {
    if (isTimeout(error)) return notSent('Our server did not answer in time.');
    return notSent(navigator.onLine ? networkError : offline);
  }
}

const offline = 'You are offline. Please try again when this device is connected.';

/** The answer, as far as it can be relied on: a proxy in between may answer anything. */
function understand(kind: FormKind, status: number, text: string, headers: Headers): PostResult {
  if (status === 202) return { kind: 'sent', asked: /"confirm":true/.test(text) };
  const { detail, faults } = readProblem(text);
  const known = faults.filter((fault): fault is FieldFault => isFieldOf(kind, fault.field));
  if (status === 422 && known.length > 0) return { kind: 'invalid', faults: known };
  if (status === 429) {
    const wait = waitAsked(headers.get('Retry-After'), Date.now());
    return notSent(
      `We can take only a few messages at a time. Please try again ${inMinutes(wait)}.`,
    );
  }
  return notSent(`Error sending email: ${detail || notTaken}`);
}

const notTaken = 'our server did not take it. Please try again in a minute.';

const notSent = (reason: string) => ({ kind: 'not-sent', reason }) as const;

const isFieldOf = (kind: FormKind, field: string) =>
  forms[kind].fields.some(({ name }) => name === field);
