import { beginReads } from '#src/components/kit/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { feedbackResource } from './feedback.resource.ts';

/** Loads the member's earlier feedback. */
export async function loadFeedback(store: Store): Promise<void> {
  await beginReads(feedbackResource.ensure(store, undefined));
}
