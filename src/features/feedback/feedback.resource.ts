import { sendFeedback, ownFeedback } from '#src/contract/account/feedback.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** The member's feedback, with the operator's answers. */
export const feedbackResource = definePagedRead({
  name: 'feedback',
  call: ownFeedback,
  query: (_all: void, pageNo) => ({ pageNo }),
  pick: ({ list, pageNum, totalPages }) => ({ items: list, pageNum, totalPages }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

/** Sends feedback, and adds it to the list. */
export const submitFeedback = defineWrite({
  call: sendFeedback,
  changes: [feedbackResource],
});
