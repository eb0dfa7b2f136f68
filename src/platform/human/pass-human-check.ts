import { type ChallengeAnswer, type ChallengePurpose, humanChallenge } from '#src/contract/identity/verification.ts';
import { send } from '../calls/send.ts';
import { runProofOfWork } from './run-proof-of-work.ts';

/**
 * Passes the human check: requests a challenge and solves it, valid once and for this purpose [S2-158]. Takes one to a few
 * seconds, depending on the phone. Rejects with an AppError, also when `signal` aborts.
 */
export async function passHumanCheck(purpose: ChallengePurpose, signal: AbortSignal): Promise<ChallengeAnswer> {
  const challenge = await send(humanChallenge, { query: { purpose }, signal });
  return runProofOfWork(challenge, signal);
}
