import type { Call } from '#src/contract/core/call.ts';
import type { Stream } from '#src/contract/core/stream.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Member } from '../context/member.ts';

/** Checks of calls and streams, supplied by the areas that own them, so that http does not depend on areas. */
export type Guards = {
  /** Refuses a call or a stream while the site, or the module that it belongs to, is closed. */
  readonly refuseClosed: (gateway: Gateway, asked: Call | Stream) => Promise<void>;
  /** Refuses what is meant for agents to one who needs a second step for it. */
  readonly refuseAgent: (gateway: Gateway, member: Member) => Promise<void>;
  /** The member of an access token; null if it is invalid. */
  readonly readMember: (gateway: Gateway, token: string) => Promise<Member | null>;
  /** The payload of an encrypted body; throws the Refusal for one that was not encrypted for this gateway. */
  readonly openBody: (gateway: Gateway, data: string) => Promise<Record<string, unknown>>;
};
