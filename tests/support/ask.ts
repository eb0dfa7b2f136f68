import type { APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import { Envelope } from '#src/contract/core/envelope.ts';
import { getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import type { Game, VendorSorting } from '#src/contract/lobby/games.schema.ts';
import { rankList } from '#src/contract/vendors/winners.ts';
import type { Winner } from '#src/contract/vendors/winners.schema.ts';
import type { Language } from './sign-in.ts';

/** Requests a call's data from the gateway itself, outside the app: a journey compares the screen with it. */
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
  return v.parse((await loadSchemas(call)).value, envelope.value) as CallValue<C>;
}

export const askHotGames = async (request: APIRequestContext, language: Language): Promise<Game[]> =>
  (await ask(request, hotGames, { merchantCode: 'mare', isPlatform: 2, language, platform: 'html5' })).games;

export const askVendors = async (request: APIRequestContext): Promise<VendorSorting['sorting']> =>
  (await ask(request, getVassGameType, { merchant_code: 'mare' })).sorting;

export const askWinners = async (request: APIRequestContext, language: Language): Promise<Winner[]> =>
  (await ask(request, rankList, { gameCategory: 'ALL', language })).list;
