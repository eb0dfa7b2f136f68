import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { fromMinor } from '#src/contract/core/amount.ts';
import { type WalletCall, walletCalls } from '#src/contract/vendors/vendor-wallet.ts';
import { serveSigned, type Signing } from '../asked-by-gateway.ts';
import type { GamesTables } from '../tables.ts';
import { askedOf, balanceOf, cancelTransfer, findTransfer, isRoundOpen, transfer } from './wallets.ts';

type Options = Signing & { readonly db: Kysely<GamesTables> };
type Body<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['body']>;
type Value<C extends WalletCall> = v.InferOutput<(typeof walletCalls)[C]['value']>;
type Answers = { readonly [C in WalletCall]: (vassalage: string, body: Body<C>) => Promise<Value<C>> };

/** What the gateway asks of the vendor's own wallets, signed with the vendor's newest key. */
export function addWalletRoutes(app: Hono, { db, ...signing }: Options): void {
  const { clock } = signing;
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
  const serve = <C extends WalletCall>(call: C) =>
    serveSigned(
      app,
      signing,
      `/wallet/v1/${call}`,
      walletCalls[call].body,
      answers[call] as (vassalage: string, body: unknown) => Promise<unknown>,
    );
  for (const call of Object.keys(walletCalls) as WalletCall[]) serve(call);
}
