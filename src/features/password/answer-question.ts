import type { CallBody, CallValue } from '#src/contract/call-types.ts';
import { recoverByQuestion } from '#src/contract/identity/recovery.ts';
import type { ChallengeAnswer } from '#src/contract/identity/verification.ts';
import { send } from '#src/platform/calls/send.ts';
import { passHumanCheck } from '#src/platform/human/pass-human-check.ts';

type Answered = Omit<CallBody<typeof recoverByQuestion>, keyof ChallengeAnswer>;

/** Sends an answer after the human check, whose success is reported by `onShown`. Rejects with an AppError. */
export async function answerQuestion(
  body: Answered,
  idempotencyKey: string,
  onShown: () => void,
): Promise<CallValue<typeof recoverByQuestion>> {
  const person = await passHumanCheck('sms', new AbortController().signal);
  onShown();
  return send(recoverByQuestion, { body: { ...body, ...person }, idempotencyKey });
}
