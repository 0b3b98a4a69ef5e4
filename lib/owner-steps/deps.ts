import 'server-only';
import { loadBusiness, loadServices } from '../content/load';
import { type Failure, send } from '../mail/send';
import { env } from '../platform/env';
import type { Links } from '../links/links';
import { problem, type ProblemStatus } from '../platform/http';
import type { ActDeps } from './act';
import { store } from '../store/store';

/** What the routes of the owner's and the buyer's links work with. */
export const ownerStepDeps = (links: Links): ActDeps => ({
  store: store(),
  now: () => new Date(),
  send,
  links,
  context: {
    business: loadBusiness(),
    services: loadServices(),
    ownerEmail: env.OWNER_EMAIL,
    siteUrl: env.SITE_URL,
  },
});

/** The mail did not go out: nothing counts as done. `meaning` says so in the words of the page. */
export function unsent(reason: Failure, meaning: string) {
  const [status, why, advice] = answers[reason];
  return problem(status, [why, meaning, advice].filter(Boolean).join(' '));
}

const soon = 'Please try again in a minute.';

const answers: Record<Failure, [ProblemStatus, string, string]> = {
  refused: [502, 'The email could not be sent.', soon],
  unreachable: [502, 'The email could not be sent.', soon],
  'timed-out': [504, 'The email could not be sent in time.', soon],
  'not-configured': [503, 'No email can be sent from here at the moment.', ''],
};
