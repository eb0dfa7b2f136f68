import { hash } from 'node:crypto';

/** The fields that a security event's hash covers, besides the previous event's hash; `at` in epoch ms. */
export type HashedEvent = {
  readonly chain: string;
  readonly seq: number;
  readonly id: string;
  readonly at: number;
  readonly kind: string;
  readonly member_id: string | null;
  readonly made_by: string;
  readonly made_as: string;
  readonly network: string;
  readonly detail: string;
  readonly ends: string;
};

/**
 * The hash of an event, which follows the one with the hash `before` (none: an empty text) in its chain. Events are checked
 * against it as long as they are stored, so its input never changes.
 */
export function securityHash(before: string, event: HashedEvent): string {
  const { chain, seq, id, at, kind, member_id, made_by, made_as, network, detail, ends } = event;
  return hash(
    'sha256',
    JSON.stringify([before, chain, seq, id, at, kind, member_id, made_by, made_as, network, detail, ends]),
  );
}
