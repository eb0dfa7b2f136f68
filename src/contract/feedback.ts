import * as v from 'valibot';
import { defineCall } from './call.ts';
import { upload } from './limits.ts';
import { PictureId } from './pictures.ts';
import { characters } from './text-length.ts';
import { TokenField, wireInteger } from './wire.ts';

/** What a feedback is about, as it travels [S2-127]. */
export const feedbackTypes = { deposit: 1, withdrawal: 2, game: 3, customer: 4, applyAgent: 6, others: 0 } as const;
export type FeedbackType = keyof typeof feedbackTypes;
const FeedbackTypeCode = v.picklist(Object.values(feedbackTypes));

/** The fewest and most characters of a feedback [S2-063]. */
export const feedbackLength = { least: 20, most: 200 } as const;

const isLongEnough = (text: string) =>
  characters(text) >= feedbackLength.least && characters(text) <= feedbackLength.most;

/** `captchaId` and `pictures` are ours. Who sends it is known by the session: `sender` is not looked at. */
export const sendFeedback = defineCall({
  name: 'sendFeedback',
  summary: 'Sends feedback of the member; verification_code_error when the captcha is not answered',
  method: 'PUT',
  path: '/wps/feedback',
  body: v.object({
    content: v.pipe(v.string(), v.trim(), v.check(isLongEnough)),
    sender: v.pipe(v.string(), v.maxLength(64)),
    type: FeedbackTypeCode,
    captcha: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)),
    captchaId: v.pipe(v.string(), v.maxLength(64)),
    pictures: v.optional(v.pipe(v.array(PictureId), v.maxLength(upload.most)), []),
    token: TokenField,
  }),
  value: v.object({ id: v.string() }),
  access: 'member',
  cache: 'private',
  idempotent: true,
});

/** One of the member's own; `answer` is empty and `answeredAt` null until the operator has answered. Times in epoch ms. */
export const Feedback = v.object({
  id: v.string(),
  type: FeedbackTypeCode,
  content: v.string(),
  pictures: v.array(PictureId),
  sentAt: v.number(),
  answer: v.string(),
  answeredAt: v.nullable(v.number()),
});
export type Feedback = v.InferOutput<typeof Feedback>;

export const ownFeedback = defineCall({
  name: 'ownFeedback',
  summary: "A page of the member's own feedback with the operator's answers, the last sent first",
  method: 'GET',
  path: '/wps/feedback',
  query: v.object({ pageNo: wireInteger(1, 10_000) }),
  value: v.object({ list: v.array(Feedback), pageNum: v.number(), totalPages: v.number() }),
  access: 'member',
  cache: 'private',
  ours: true,
});
