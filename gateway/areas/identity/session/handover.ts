import { createHmac, randomBytes } from 'node:crypto';
import {
  handoverAlphabet,
  handoverLength,
  handoverSeconds,
  readHandoverCode,
} from '#src/contract/identity/handover.ts';
import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey, everySecret, type Secrets } from '#gateway/process/secrets.ts';
import { openSession, reopenSession } from './open-session.ts';
import { findOpenSession } from './sessions.ts';

/** Makes the code of a session; one that it had before is worth nothing any more [S1-340]. */
export async function issueHandoverCode(gateway: Gateway, sessionId: string): Promise<string> {
  const code = Array.from(randomBytes(handoverLength), (byte) => handoverAlphabet[byte % handoverAlphabet.length]).join(
    '',
  );
  const row = { code_hash: hashCode(gateway, code), expires_at: gateway.clock() + handoverSeconds * 1000 };
  await gateway.db
    .insertInto('handover_codes')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
  return code;
}

/** The member of a code, without consuming it. Throws Refusal('handover_invalid') like takeHandoverCode. */
export async function ownerOfHandoverCode(gateway: Gateway, text: string) {
  const row = await gateway.db
    .selectFrom('handover_codes')
    .select(['session_id', 'expires_at'])
    .where('code_hash', 'in', hashesOf(gateway, text))
    .executeTakeFirst();
  return ownerOf(gateway, row);
}

/**
 * Consumes a code and opens a session of its member; `from` is the session that issued it. The same `attempt` gets the same session again while it is unused.
 * Throws Refusal('handover_invalid') for a code that is unknown, used, expired or replaced, and for one whose session has
 * ended.
 */
export async function takeHandoverCode(
  gateway: Gateway,
  trx: Transaction<Tables>,
  { code, device, attempt: key }: { code: string; device: string; attempt?: string | undefined },
) {
  const attempt = key === undefined ? undefined : { key, of: `code ${readHandoverCode(code)}` };
  // Of several at once one alone deletes the row.
  const row = await trx
    .deleteFrom('handover_codes')
    .where('code_hash', 'in', hashesOf(gateway, code))
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();
  const inTransaction = { ...gateway, db: trx };
  if (!row && attempt) {
    const opened = await reopenSession(gateway, trx, attempt);
    const owner = opened && (await findOpenSession(inTransaction, opened.session.id));
    if (opened && owner) return { opened, owner, from: undefined };
  }
  const owner = await ownerOf(inTransaction, row);
  const opening = { memberId: owner.id, device, since: owner.created_at, attempt };
  return { opened: await openSession(gateway, trx, opening), owner, from: row?.session_id };
}

async function ownerOf(gateway: Gateway, row: { session_id: string; expires_at: number } | undefined) {
  const owner = row && row.expires_at > gateway.clock() ? await findOpenSession(gateway, row.session_id) : undefined;
  if (!owner) throw new Refusal('handover_invalid');
  return owner;
}

/** The hashes to look up; for a text that is no code, those of no issued one. */
const hashesOf = (gateway: Gateway, text: string): string[] =>
  everySecret(gateway).map((secret) => hashCode(secret, readHandoverCode(text) ?? ''));

/** Keyed: sixty bits could be found from a plain hash. */
const hashCode = (secret: Secrets, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'handover')).update(code).digest('base64url');
