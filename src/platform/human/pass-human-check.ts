import { type ChallengeAnswer, type ChallengePurpose, humanChallenge } from '#src/contract/identity/verification.ts';
import { send } from '../calls/send.ts';
import { runProofOfWork } from './run-proof-of-work.ts';

/**
 * Shows the gateway a person: asks for a challenge and answers it, good once and for this purpose [S2-158]. Takes a second or a few,
 * as the phone is. Rejects with an AppError, also when `signal` says stop.
 */
export async function passHumanCheck(purpose: ChallengePurpose, signal: AbortSignal): Promise<ChallengeAnswer> {
  const challenge = await send(humanChallenge, { query: { purpose }, signal });
  return runProofOfWork(challenge, signal);
}
