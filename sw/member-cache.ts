import { memberCache } from '#src/contract/worker/worker-messages.ts';
import { createReads, type Reads } from './reads.ts';
import { openResponseCache } from './response-cache.ts';

const responses = openResponseCache(memberCache);
/** Incremented at logout: requests made before are not cached, however late their answers arrive [S1-281]. */
let generation = 0;
/** Tokens seen in this worker's life, and those logged out. In memory only. */
const present = new Set<string>();
const gone = new Set<string>();

const permit = () => {
  const begun = generation;
  return () => generation === begun;
};
const reads = createReads(responses, { permit, ofVisitor: true });

/** A member's reads of announcements: cached until they log out. */
export const memberReads: Reads = {
  answer: async (request, extend) => {
    const token = request.headers.get('Authorization') ?? '';
    // Another tab, not yet notified of the logout, must not cache anything again.
    if (gone.has(token)) return fetch(request);
    present.add(token);
    return reads.answer(request, extend);
  },
};

/** Resolves when the member's data is deleted and none can be cached any more. */
export async function forgetMember(): Promise<void> {
  generation += 1;
  for (const token of present) gone.add(token);
  present.clear();
  await responses.clear();
}
