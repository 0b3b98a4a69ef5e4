import 'server-only';
import { loadBusiness } from '../content/load';
import type { Failure } from '../email/deliver';
import { send } from '../email/send';
import { env } from '../env';
import type { Links } from '../links/links';
import { problem, type ProblemStatus } from '../relay/http';
import type { ActDesk } from './act';
import { doneStore } from './done';

/** What the routes of the owner's and the buyer's links work with. */
export const followUpDesk = (links: Links): ActDesk => ({
  store: doneStore(),
  now: () => new Date(),
  send,
  links,
  context: { business: loadBusiness(), ownerEmail: env.OWNER_EMAIL, siteUrl: env.SITE_URL },
});

/** The mail did not go out: nothing counts as done, and what was typed stays on the page. */
export const unsent = (reason: Failure) => problem(...answers[reason]);

const nothing = 'Nothing is marked as done, and what you wrote is still on this page.';

const answers: Record<Failure, [ProblemStatus, string]> = {
  refused: [502, `The email could not be sent. ${nothing} Please try again in a minute.`],
  unreachable: [502, `The email could not be sent. ${nothing} Please try again in a minute.`],
  'timed-out': [
    504,
    `The email could not be sent in time. ${nothing} Please try again in a minute.`,
  ],
  'not-configured': [503, `No email can be sent from here at the moment. ${nothing}`],
};
