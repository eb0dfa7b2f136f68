import type { Call } from '#src/contract/core/call.ts';
import type { Stream } from '#src/contract/core/stream.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Member } from '../context/member.ts';

/** The rules that calls and streams pass, and that http itself knows nothing of: the areas that own them hand them in. */
export type Guards = {
  /** Refuses a call or a stream while the site, or the module that it belongs to, is closed. */
  readonly refuseClosed: (gateway: Gateway, asked: Call | Stream) => Promise<void>;
  /** The member of an access token; null when it does not hold. */
  readonly readMember: (gateway: Gateway, token: string) => Promise<Member | null>;
  /** The payload of an encrypted body; throws the Refusal for one that was not encrypted for this gateway. */
  readonly openBody: (gateway: Gateway, data: string) => Promise<Record<string, unknown>>;
};
