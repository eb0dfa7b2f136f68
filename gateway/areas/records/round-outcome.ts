import type { Language } from '#src/contract/core/wire.ts';
import type { RoundOutcome } from '#src/contract/records/records.schema.ts';
import { type RoundAsked, RoundTold } from '#src/contract/vendors/vendor-rounds.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { drawOfTicket } from '../lottery/opened-draws.ts';
import { askVendor, VendorSilent } from '../vendors/ask-vendor.ts';
import type { Whose } from './whose-records.ts';

/** With the pictures of its symbols. */
const longestAnswer = 131_072;

/**
 * What was drawn in a player's round, which only its vendor knows: the gateway asks the vendor, and takes the draw of a lottery's ticket from its own. Refuses
 * with not_found where the player has no such round.
 */
export async function readRoundOutcome(
  gateway: Gateway,
  { db, playerId, currency }: Whose,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<RoundOutcome> {
  const round = await db
    .selectFrom('rounds')
    .leftJoin('games', 'games.node_id', 'rounds.node_id')
    .select(['rounds.vendor', 'rounds.round_id', 'rounds.node_id', 'games.icon_url'])
    .where('rounds.id', '=', id)
    .where('rounds.member_id', '=', playerId)
    .where('rounds.currency', '=', currency)
    .executeTakeFirst();
  if (!round) throw new Refusal('not_found');
  const { vendor, round_id: roundId, node_id: nodeId, icon_url: iconUrl } = round;
  const told = await askRound(gateway, vendor, { playerId, roundId, language });
  const draw = told.kind === 'ticket' ? await drawOfTicket(gateway, { nodeId, numero: told.numero }) : undefined;
  return { told, iconUrl: iconUrl ?? '', ...(draw && { draw }) };
}

async function askRound(gateway: Gateway, vendor: string, body: RoundAsked): Promise<RoundOutcome['told']> {
  const url = new URL('/rounds/v1/round', gateway.config.gamesOrigin);
  try {
    return await askVendor(gateway, { vendor, url, body, answer: RoundTold, longest: longestAnswer });
  } catch (error) {
    if (error instanceof VendorSilent) return { kind: 'silent' };
    throw error;
  }
}
