import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { vendorHeaders } from '#src/contract/vendors/vendor.ts';
import { type WalletCall, walletCalls } from '#src/contract/vendors/vendor-wallet.ts';
import type { VendorKey } from '../sign-callback.ts';
import type { GamesTables } from '../tables.ts';
import { askedOf, balanceOf, cancelTransfer, findTransfer, isRoundOpen, transfer } from './wallets.ts';

type Options = {
  readonly db: Kysely<GamesTables>;
  readonly vendorKeyOf: (vassalage: string) => Promise<VendorKey>;
  readonly clock: () => number;
};
type Body<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['body']>;
type Value<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['value']>;
type Answers = { readonly [C in WalletCall]: (vassalage: string, body: Body<C>) => Promise<Value<C>> };

/** Tolerance of the gateway's clock; ms. */
const clockTolerance = 5 * 60_000;

/** What the gateway asks of the vendor's own wallets, signed with the vendor's newest key. */
export function addWalletRoutes(app: Hono, { db, vendorKeyOf, clock }: Options): void {
  const answers: Answers = {
    deposit: (vassalage, body) => transfer(db, 'deposit', askedOf(vassalage, body), clock()),
    withdraw: (vassalage, body) => transfer(db, 'withdraw', askedOf(vassalage, body), clock()),
    transfer: (_vassalage, { transferId }) => findTransfer(db, transferId),
    cancel: (vassalage, { direction, ...body }) => cancelTransfer(db, direction, askedOf(vassalage, body), clock()),
    balance: async (vassalage, { playerId, currency }) => {
      const owner = { vassalage, player_id: playerId, currency };
      return { balance: fromMinor(await balanceOf(db, owner)), roundOpen: await isRoundOpen(db, owner) };
    },
  };
  const serve = <C extends WalletCall>(call: C) => {
    const answer = answers[call] as (vassalage: string, body: unknown) => Promise<unknown>;
    app.post(`/wallet/v1/${call}`, bodyLimit({ maxSize: 4096 }), async (c) => {
      const text = await c.req.text();
      const vassalage = c.req.header(vendorHeaders.vendor) ?? '';
      const key = await vendorKeyOf(vassalage);
      if (!isSigned(c, key, text, clock())) return c.json({ success: false, message: 'bad_signature' }, 401);
      const body = v.safeParse(v.pipe(v.string(), v.parseJson(), walletCalls[call].body), text);
      if (!body.success) return c.json({ success: false, message: 'invalid_request' }, 400);
      return c.json({ success: true, value: await answer(vassalage, body.output) });
    });
  };
  for (const call of Object.keys(walletCalls) as WalletCall[]) serve(call);
}

function isSigned(c: Context, { id, secret }: VendorKey, text: string, now: number): boolean {
  const timestamp = c.req.header(vendorHeaders.timestamp) ?? '';
  const signed = createHmac('sha256', secret).update(`POST\n${c.req.path}\n${timestamp}\n${text}`).digest('hex');
  const given = Buffer.from(c.req.header(vendorHeaders.signature) ?? '');
  const expected = Buffer.from(`${id}:${signed}`);
  const fresh = /^\d{1,15}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= clockTolerance;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
}
