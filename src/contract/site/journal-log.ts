import * as v from 'valibot';
import type { WholeCall } from '#src/contract/core/call.ts';
import { wireInteger } from '#src/contract/core/wire.ts';

/*
 * The log of the ledger's journals (docs/decisions/105-a-log-that-proves-one-journal.md). No page of the app asks for it, so each call has its
 * schemas with it, and the app's list of schemas knows nothing of them.
 */
const area = 'journalLog';

const size = wireInteger(0, 99_999_999_999_999);
const Sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

export const journalHead = {
  area,
  name: 'journalHead',
  method: 'GET',
  path: '/wps/ledger/head',
  access: 'public',
  cache: 'private',
  ours: true,
  query: v.object({ size: v.optional(size, 0) }),
  /** Of the first `size` journals, `at` in epoch ms; key and signature (of `treeHeadText`, Ed25519) as Base64url. */
  value: v.object({ size: v.number(), root: Sha256, at: v.number(), publicKey: v.string(), signature: v.string() }),
} as const satisfies WholeCall;

export const journalGrowth = {
  area,
  name: 'journalGrowth',
  method: 'GET',
  path: '/wps/ledger/growth',
  access: 'public',
  cache: 'private',
  ours: true,
  query: v.pipe(
    v.object({ from: size, to: size }),
    v.check(({ from, to }) => from <= to),
  ),
  value: v.object({ path: v.array(Sha256) }),
} as const satisfies WholeCall;
