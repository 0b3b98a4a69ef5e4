import { test } from './fixtures';
import type { Inbox } from '../inbox';
import type { Reader } from './text-visitor';
import { Visitor } from './visitor';

/** What they return is how the journey degrades, in the words of the table; nothing is 'works'. */
type Steps<Client> = (given: {
  visitor: Client;
  buyer: string;
  inbox: Inbox;
}) => Promise<string | void>;

/** A journey through the site, one for all clients, or another where there are no scripts, or no styles either. */
export function journey(name: string, steps: Steps<Reader>): void;
export function journey(
  name: string,
  steps: Steps<Visitor>,
  withoutScripts: Steps<Reader>,
  inText?: Steps<Reader>,
): void;
export function journey(
  name: string,
  steps: Steps<Visitor>,
  withoutScripts: Steps<Reader> = steps as Steps<Reader>,
  inText = withoutScripts,
) {
  test(name, async ({ visitor, buyer, inbox }, { annotations, project }) => {
    let degrades;
    if (!(visitor instanceof Visitor)) degrades = await inText({ visitor, buyer, inbox });
    else if (project.name === 'no JavaScript')
      degrades = await withoutScripts({ visitor, buyer, inbox });
    else degrades = await steps({ visitor, buyer, inbox });
    annotations.push({ type: 'result', description: degrades ? `degrades: ${degrades}` : 'works' });
  });
}
