import * as v from 'valibot';
import type { WholeCall } from '#src/contract/core/call.ts';
import { wireInteger } from '#src/contract/core/wire.ts';

/*
 * The log of commitments (docs/decisions/089-the-log-of-commitments.md). No page of the app asks for it, so each call has its schemas with it,
 * and the app's list of schemas knows nothing of them.
 */
const area = 'commitments';

/** Number of heads on a page. */
export const headsOnPage = 31;

/**
 * The head of a day (commitment-chain.ts), with the key that signed it, the 32 bytes of RFC 8032 as Base64url, and the signature of its
 * `headText` as Base64url.
 */
const Head = v.object({
  number: v.number(),
  day: v.string(),
  until: v.number(),
  seq: v.number(),
  hash: v.string(),
  publicKey: v.string(),
  signature: v.string(),
});

const Link = v.object({
  seq: v.number(),
  kind: v.picklist(['draw', 'jackpot', 'journals', 'rain']),
  ref: v.string(),
  commitment: v.string(),
  createdAt: v.number(),
});

export const commitmentHeads = {
  area,
  name: 'commitmentHeads',
  method: 'GET',
  path: '/wps/commitments/heads',
  access: 'public',
  cache: { topics: ['draws'] },
  ours: true,
  query: v.object({ pageNo: v.optional(wireInteger(1, 100_000), 1) }),
  value: v.object({ heads: v.array(Head), pageNum: v.number(), hasMore: v.boolean() }),
} as const satisfies WholeCall;

export const commitmentDay = {
  area,
  name: 'commitmentDay',
  method: 'GET',
  path: '/wps/commitments/day',
  access: 'public',
  cache: { topics: ['draws'] },
  ours: true,
  query: v.object({ number: wireInteger(1, 1_000_000) }),
  value: v.object({ head: Head, before: v.string(), list: v.array(Link) }),
} as const satisfies WholeCall;
