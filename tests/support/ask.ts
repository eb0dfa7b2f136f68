import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { Call, CallQuery, CallValue } from '#src/contract/call.ts';
import { Envelope } from '#src/contract/envelope.ts';
import { getVassGameType, type Game, hotGames, type VendorSorting } from '#src/contract/games.ts';
import { rankList, type Winner } from '#src/contract/winners.ts';
import type { Language } from './sign-in.ts';

/** Asks the gateway itself for what a call reads, beside the app: what a journey compares the screen with. */
export async function ask<C extends Call>(
  request: APIRequestContext,
  call: C,
  query?: CallQuery<C>,
  token?: string,
): Promise<CallValue<C>> {
  const params = Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]));
  const answer = await request.fetch(call.path, {
    method: call.method,
    params,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
  const envelope = v.parse(Envelope, await answer.json());
  if (!envelope.success) throw new Error(`${call.name} was refused: ${envelope.message}`);
  return v.parse(call.value, envelope.value);
}

export const askHotGames = async (request: APIRequestContext, language: Language): Promise<Game[]> =>
  (await ask(request, hotGames, { merchantCode: 'mare', isPlatform: 2, language, platform: 'html5' })).games;

export const askVendors = async (request: APIRequestContext): Promise<VendorSorting['sorting']> =>
  (await ask(request, getVassGameType, { merchant_code: 'mare' })).sorting;

export const askWinners = async (request: APIRequestContext, language: Language): Promise<Winner[]> =>
  (await ask(request, rankList, { gameCategory: 'ALL', language })).list;
