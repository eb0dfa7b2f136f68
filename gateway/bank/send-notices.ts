import type { Kysely } from 'kysely';
import { backoff } from '../process/backoff.ts';
import type { Bank } from './bank.ts';
import { showContests } from './contests.ts';
import { showPayments } from './payments.ts';
import { showPayout } from './payouts.ts';
import { signWebhook } from './sign-webhook.ts';
import type { BankTables } from './tables.ts';

const waits = { first: 1000, longest: 300_000 };
/** A notice that is not acknowledged is given up after three days. */
const patience = 3 * 86_400_000;
const kinds = ['pix', 'payouts', 'infracoes'] as const;
const most = 100;

/** 1 s, 2 s, 4 s … up to five minutes. */
const waitAfter = (attempts: number): number => backoff(attempts - 1, waits);

type Sending = { webhookKey: string; fetch: typeof globalThis.fetch; timeout: number };
type Notice = BankTables['notices'];

/**
 * Sends the due notices, one list for each kind: again and again until it is answered by 2xx, so that each arrives at least once, in no
 * order. Where no webhook is set, nothing is sent and nothing kept.
 */
export async function sendNotices(bank: Bank, sending: Sending): Promise<void> {
  const { db, clock, faults, payee } = bank;
  if (faults.notices.off) return;
  const due = await claim(db, clock(), 1000 + sending.timeout * faults.notices.times * kinds.length);
  if (due.length === 0) return;
  const webhook = await db.selectFrom('webhooks').selectAll().where('key', '=', payee.key).executeTakeFirst();
  if (!webhook) return drop(db, due);
  for (const kind of kinds) {
    const notices = due.filter((notice) => notice.kind === kind);
    if (faults.notices.reversed) notices.reverse();
    if (notices.length > 0) await sendList(bank, sending, `${webhook.url}/${kind}`, notices);
  }
}

/** Claims the due notices for the time (ms) that all posts may need, so that no other process sends it meanwhile. */
function claim(db: Kysely<BankTables>, now: number, time: number): Promise<Notice[]> {
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('notices')
      .selectAll()
      .where('next_at', '<=', now)
      .orderBy('next_at')
      .orderBy('created_at')
      .limit(most)
      .execute();
    for (const { id } of due) await putOff(trx, id, now + time, 1);
    return due.map((notice) => ({ ...notice, attempts: notice.attempts + 1 }));
  });
}

/** By its id, which is another one where the thing has changed meanwhile: that is sent on its own. */
const putOff = (db: Kysely<BankTables>, id: string, next_at: number, attempts = 0) =>
  db
    .updateTable('notices')
    .set((of) => ({ next_at, attempts: of('attempts', '+', attempts) }))
    .where('id', '=', id)
    .execute();

async function sendList(bank: Bank, sending: Sending, url: string, notices: readonly Notice[]): Promise<void> {
  const { db, clock, faults, logger } = bank;
  const body = JSON.stringify(await bodyOf(bank, notices));
  let arrived = true;
  for (let time = 0; time < faults.notices.times; time += 1)
    arrived = (await post(bank, sending, url, body)) && arrived;
  if (arrived) return drop(db, notices);
  const old = notices.filter(({ created_at }) => clock() - created_at > patience);
  if (old.length > 0) await drop(db, old);
  for (const { id, attempts } of notices) await putOff(db, id, clock() + waitAfter(attempts));
  logger.warn({ count: notices.length, attempts: notices[0]?.attempts }, 'a webhook was not taken');
}

async function drop(db: Kysely<BankTables>, notices: readonly Pick<Notice, 'id'>[]): Promise<void> {
  const ids = notices.map(({ id }) => id);
  await db.deleteFrom('notices').where('id', 'in', ids).execute();
}

/** `{ pix: […] }`, `{ payouts: […] }` or `{ infracoes: […] }`: each as the API answers it now. */
async function bodyOf(bank: Bank, notices: readonly Notice[]): Promise<Record<string, unknown[]>> {
  const { db } = bank;
  const kind = notices[0]?.kind ?? 'pix';
  const refs = notices.map(({ ref }) => ref);
  const inOrder = <T extends { id: string }>(rows: readonly T[]) =>
    rows.toSorted((one, other) => refs.indexOf(one.id) - refs.indexOf(other.id));
  if (kind === 'payouts') {
    const payouts = await db.selectFrom('payouts').selectAll().where('id', 'in', refs).execute();
    return { payouts: inOrder(payouts).map(showPayout) };
  }
  if (kind === 'infracoes') {
    const contests = await db.selectFrom('contests').selectAll().where('id', 'in', refs).execute();
    return { infracoes: await showContests(bank, inOrder(contests)) };
  }
  const payments = await db.selectFrom('payments').selectAll().where('id', 'in', refs).execute();
  return { pix: await showPayments(bank, inOrder(payments)) };
}

async function post(
  { clock }: Bank,
  { webhookKey, fetch, timeout }: Sending,
  url: string,
  body: string,
): Promise<boolean> {
  const timestamp = String(clock());
  const headers = {
    'Content-Type': 'application/json',
    'X-Timestamp': timestamp,
    'X-Signature': signWebhook(webhookKey, timestamp, body),
  };
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
