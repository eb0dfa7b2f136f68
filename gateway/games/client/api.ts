import * as v from 'valibot';
import { Balance, Opened, RoundReport } from '../shared/page-api.ts';
import { type Called, createCalls } from './calls.ts';

/** The vendor server as the page calls it; no call throws. */
export type Api = {
  open: (body: { code?: string; vendor?: string }) => Promise<Called<Opened>>;
  spin: (body: { stake: string; lines: number; idempotencyKey: string }) => Promise<Called<RoundReport>>;
  round: (idempotencyKey: string) => Promise<Called<RoundReport>>;
  ack: (idempotencyKey: string) => Promise<Called<unknown>>;
  balance: () => Promise<Called<Balance>>;
};

/** Calls with the token that `tokenOf` gives at that moment. */
export function createApi(tokenOf: () => string | undefined): Api {
  const call = createCalls(tokenOf);
  return {
    open: (body) => call('session', body, Opened),
    spin: (body) => call('spin', body, RoundReport),
    round: (idempotencyKey) => call('round', { idempotencyKey }, RoundReport),
    ack: (idempotencyKey) => call('ack', { idempotencyKey }, v.unknown()),
    balance: () => call('balance', {}, Balance),
  };
}
