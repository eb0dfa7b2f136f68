import type { CallBody } from '#src/contract/call.ts';
import { sendFeedback } from '#src/contract/feedback.ts';
import { send } from '#src/platform/calls/send.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** What the member has written, with the operator's answers. */
export const feedbackResource = definePagedRead({
  name: 'feedback',
  call: () => import('#src/contract/feedback.ts').then((module) => module.ownFeedback),
  access: 'member',
  query: (_all: void, pageNo) => ({ pageNo }),
  pick: ({ list, pageNum, totalPages }) => ({ items: list, pageNum, totalPages }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

/** Sends feedback, and shows it among what was written. Rejects with an AppError. */
export async function submitFeedback(
  store: Store,
  body: CallBody<typeof sendFeedback>,
  idempotencyKey: string,
): Promise<void> {
  await send(sendFeedback, { body, idempotencyKey });
  void feedbackResource.refresh(store, undefined);
}
