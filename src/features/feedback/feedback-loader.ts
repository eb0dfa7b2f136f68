import { beginReads } from '#src/components/begin-reads.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** What the member has written before; the code comes with the page. */
export async function loadFeedback(store: Store): Promise<void> {
  const { feedbackResource } = await import('./feedback.resource.ts');
  await beginReads(feedbackResource.ensure(store, undefined));
}
