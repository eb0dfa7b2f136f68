import type { Call } from '#src/contract/core/call.ts';

const area = 'feedback';

/** Subjects of a feedback, as sent [S2-127]. */
export const feedbackTypes = { deposit: 1, withdrawal: 2, game: 3, customer: 4, applyAgent: 6, others: 0 } as const;
export type FeedbackType = keyof typeof feedbackTypes;

/** Minimum and maximum number of characters of a feedback [S2-063]. */
export const feedbackLength = { least: 20, most: 200 } as const;

/** `captchaId` and `pictures` are ours. The session identifies the sender: `sender` is ignored. */
export const sendFeedback = {
  area,
  name: 'sendFeedback',
  method: 'PUT',
  path: '/wps/feedback',
  access: 'member',
  cache: 'private',
  idempotent: true,
} as const satisfies Call;

export const ownFeedback = {
  area,
  name: 'ownFeedback',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  cache: 'private',
  ours: true,
} as const satisfies Call;
