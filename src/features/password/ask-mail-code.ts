import { mailWithoutLogin } from '#src/contract/identity/recovery.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { passHumanCheck } from '#src/platform/human/pass-human-check.ts';

type Steps = {
  readonly signal: AbortSignal;
  /** The human check has passed, the email is being requested. */
  readonly onSending: () => void;
};

/**
 * Requests a code by email after the human check; resolves with the time from which the next may be requested, epoch ms. A
 * challenge that the gateway no longer knows is replaced by a new one. Rejects with an AppError.
 */
export async function askMailCode(username: string, steps: Steps): Promise<number> {
  try {
    return await askOnce(username, steps);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code !== 'human_check_failed' || steps.signal.aborted) throw error;
    return askOnce(username, steps);
  }
}

async function askOnce(username: string, { signal, onSending }: Steps): Promise<number> {
  const person = await passHumanCheck('sms', signal);
  onSending();
  return (await send(mailWithoutLogin, { body: { username, ...person }, signal })).expirationTime;
}
