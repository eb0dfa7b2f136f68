import { type Ability, may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { findOpenSession } from './sessions.ts';

/** So many pages of one member may listen to one stream at once, in one process. */
const mostListeners = 6;

type Entrance = {
  readonly limit: 'payments-stream' | 'wallets-stream';
  /** What counts the member's listeners. */
  readonly watched: { readonly count: (gateway: Gateway, memberId: string) => number };
  readonly may: Ability;
};

/**
 * Lets a page of a member listen to a stream, and answers how to ask whether it still may: its session is open and of a type that may. Refuses with
 * rate_limited where too many pages listen.
 */
export async function admitListener(
  gateway: Gateway,
  { id, sessionId }: Pick<Member, 'id' | 'sessionId'>,
  { limit, watched, may: ability }: Entrance,
): Promise<() => Promise<boolean>> {
  await gateway.limits.consume(limit, sessionId);
  if (watched.count(gateway, id) >= mostListeners) throw new Refusal('rate_limited', { retryAfter: 5 });
  return async () => {
    const session = await findOpenSession(gateway, sessionId);
    return session !== undefined && may[ability](session.type);
  };
}
