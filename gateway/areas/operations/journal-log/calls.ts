import { journalReceipt } from '#src/contract/records/records.ts';
import { journalGrowth, journalHead } from '#src/contract/site/journal-log.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { headOf, lastHead } from '#gateway/ledger/journal-log/heads.ts';
import { proveConsistency } from '#gateway/ledger/journal-log/prove.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readJournalReceipt } from './journal-receipt.ts';

/** The log of journals: its signed roots and the proof that it only grows, for everybody, and a member's own receipts. */
export function addJournalLogRoutes(app: App, gateway: Gateway): void {
  const { db } = gateway;

  route(app, gateway, journalHead, async ({ query }) => {
    const head = query.size === 0 ? await lastHead(db) : await headOf(db, query.size);
    if (!head) throw new Refusal('not_found');
    const { public_key: publicKey, ...rest } = head;
    return { ...rest, publicKey };
  });

  route(app, gateway, journalGrowth, async ({ query: { from, to } }) => {
    if (to > ((await lastHead(db))?.size ?? 0)) throw new Refusal('not_found');
    return { path: await proveConsistency(db, from, to) };
  });

  route(app, gateway, journalReceipt, ({ member, query }) => readJournalReceipt(gateway, member, query));
}
