import { isVisible } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { feedbackTypes, feedbackLength } from './feedback.ts';
import { upload } from '#src/contract/core/limits.ts';
import { PictureId } from '#src/contract/pictures/pictures.schema.ts';
import { characters } from '#src/contract/core/text-length.ts';
import { TokenField, wireInteger } from '#src/contract/core/wire.ts';

const FeedbackTypeCode = v.picklist(Object.values(feedbackTypes));

const isLongEnough = (text: string) =>
  characters(text) >= feedbackLength.least && characters(text) <= feedbackLength.most;

/** A feedback of the member; `answer` is empty and `answeredAt` null until the operator has answered. Times in epoch ms. */
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

/** Requests and answers of the calls of feedback. */
export const schemas = {
  sendFeedback: {
    body: v.object({
      content: v.pipe(v.string(), v.trim(), v.check(isVisible), v.check(isLongEnough)),
      sender: v.pipe(v.string(), v.maxLength(64)),
      type: FeedbackTypeCode,
      captcha: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(16)),
      captchaId: v.pipe(v.string(), v.maxLength(64)),
      pictures: v.optional(v.pipe(v.array(PictureId), v.maxLength(upload.most)), []),
      token: TokenField,
    }),
    value: v.object({ id: v.string() }),
  },
  ownFeedback: {
    query: v.object({ pageNo: wireInteger(1, 10_000) }),
    value: v.object({ list: v.array(Feedback), pageNum: v.number(), totalPages: v.number() }),
  },
};
