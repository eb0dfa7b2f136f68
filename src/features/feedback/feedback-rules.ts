import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { pattern, required, text } from '#src/components/kit/forms/rules.ts';
import { feedbackLength, type FeedbackType, feedbackTypes } from '#src/contract/account/feedback.ts';
import { captchaRule } from '#src/contract/identity/session.ts';
import { characters } from '#src/contract/core/text-length.ts';

/** The counted characters of a feedback: without surrounding spaces [S2-059]. */
export const countOf = (content: string): number => characters(content.trim());

const isType = (name: string): name is FeedbackType => Object.hasOwn(feedbackTypes, name);
const hasLength = (content: string) => {
  const count = countOf(content);
  return count >= feedbackLength.least && count <= feedbackLength.most;
};

/** [S2-058, S2-063, S2-172] */
export const feedbackFields = v.object({
  type: v.pipe(
    v.string(),
    v.check(isType, text(msg`Choose a topic.`)),
    v.transform((name) => feedbackTypes[name as FeedbackType]),
  ),
  content: v.pipe(v.string(), v.check(hasLength, text(msg`Write between 20 and 200 characters.`)), v.trim()),
  captcha: v.pipe(
    v.string(),
    v.trim(),
    required(msg`Enter a captcha.`),
    pattern(captchaRule, msg`Enter 1 to 16 letters or digits.`),
  ),
});
