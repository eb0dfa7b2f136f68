import { memberCache } from '#src/contract/worker/worker-messages.ts';
import { createReads, type Reads } from './reads.ts';
import { openResponseCache } from './response-cache.ts';

const responses = openResponseCache(memberCache);
/** Raised when the member leaves: what was asked for before that is not cached, however late its answer comes [S1-281]. */
let generation = 0;
/** Tokens of this worker's life that asked, and those whose member has left. They stand nowhere but in memory. */
const present = new Set<string>();
const gone = new Set<string>();

const permit = () => {
  const begun = generation;
  return () => generation === begun;
};
const reads = createReads(responses, { permit, ofVisitor: true });

/** What a signed-in member sees of announcements: cached until they leave. */
export const memberReads: Reads = {
  answer: async (request, extend) => {
    const token = request.headers.get('Authorization') ?? '';
    // Another tab that has not yet heard of the logout must not bring anything back.
    if (gone.has(token)) return fetch(request);
    present.add(token);
    return reads.answer(request, extend);
  },
};

/** Resolves when nothing of the member is left and nothing of theirs can come any more. */
export async function forgetMember(): Promise<void> {
  generation += 1;
  for (const token of present) gone.add(token);
  present.clear();
  await responses.clear();
}
