import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import type { Kysely } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { Member } from '#gateway/context/member.ts';
import { findPlayPlayer } from '../vendors/play-players.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** The player and ledger of records; `playerId` is empty for a trial guest who has not played. */
export type Whose = { readonly db: Kysely<Tables>; readonly playerId: string; readonly currency: string };

/** A member's records are of money in the merchant's currency, a trial guest's of play money. */
export async function whoseRecords({ db, clock }: Pick<Gateway, 'db' | 'clock'>, member: Member): Promise<Whose> {
  if (isTrialGuest(member.type)) {
    const player = await findPlayPlayer(db, { member_id: member.id }, clock());
    return { db: inPlayMoney(db), playerId: player?.id ?? '', currency: playCurrency };
  }
  const player = await readPlayer(db, member.id);
  if (!player) throw new Refusal('session_ended');
  return { db, playerId: player.id, currency: player.currency };
}
