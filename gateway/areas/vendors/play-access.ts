import { createHmac, randomBytes } from 'node:crypto';
import type { PrizeMode } from '#src/contract/core/game-type.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Kysely } from 'kysely';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import { flag } from '#gateway/db/flag.ts';
import { inPlayMoney, isInPlayMoney } from '#gateway/db/play-tables.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { hashText } from '#gateway/ledger/canonical-hash.ts';

/** Lifetime of a launch code, which is valid once [S1-365]. */
export const launchCodeLife = 60_000;
/** Lifetime of a player token, which ends with its session at the latest. */
export const playerTokenLife = 12 * 3_600_000;

const newSecret = () => randomBytes(32).toString('base64url');

/** `memberId`: the player, of the ledger that the code is issued in; `sessionId` is empty for a visitor. `prizeMode`: of a lottery. */
export type LaunchFor = {
  memberId: string;
  sessionId: string;
  nodeId: string;
  vassalage: string;
  language: Language;
  prizeMode?: PrizeMode | undefined;
};

/** Inputs of a code for a request that may be retried: the gateway's own key, and the request's. */
export type LaunchRequest = { readonly secret: Buffer; readonly key: string };

/** Issues a launch code for one game; only its hash is stored. A repeated request gets the same code. */
export async function issueLaunchCode(
  db: Kysely<Tables>,
  launch: LaunchFor,
  now: number,
  request?: LaunchRequest,
): Promise<string> {
  const code = request
    ? createHmac('sha256', request.secret)
        .update(JSON.stringify([request.key, launch]))
        .digest('base64url')
    : newSecret();
  await db
    .insertInto('launch_codes')
    .values({
      code_hash: hashText(code),
      member_id: launch.memberId,
      session_id: launch.sessionId,
      node_id: launch.nodeId,
      vassalage: launch.vassalage,
      language: launch.language,
      prize_mode: launch.prizeMode ?? '',
      expires_at: now + launchCodeLife,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute();
  return code;
}

/** Uses a launch code up; undefined when it is unknown, used, expired, or another vendor's. */
export function takeLaunchCode(db: Kysely<Tables>, code: string, vassalage: string, now: number) {
  return db
    .updateTable('launch_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashText(code))
    .where('vassalage', '=', vassalage)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['member_id', 'session_id', 'node_id', 'language', 'prize_mode'])
    .executeTakeFirst();
}

export type TokenFor = { memberId: string; sessionId: string; vassalage: string; demo: boolean };

/** A fresh player token; only its hash is stored. */
export async function issuePlayerToken(db: Kysely<Tables>, player: TokenFor, now: number): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('player_tokens')
    .values({
      token_hash: hashText(token),
      member_id: player.memberId,
      session_id: player.sessionId,
      vassalage: player.vassalage,
      demo: flag(player.demo),
      expires_at: now + playerTokenLife,
    })
    .execute();
  return token;
}

const tokenRow = compiled((db, param: Params<{ hash: string; vassalage: string; now: number }>) =>
  db
    .selectFrom('player_tokens')
    .innerJoin('sessions', 'sessions.id', 'player_tokens.session_id')
    .select(['player_tokens.member_id', 'player_tokens.demo'])
    .where('player_tokens.token_hash', '=', param('hash'))
    .where('player_tokens.vassalage', '=', param('vassalage'))
    .where('player_tokens.expires_at', '>', param('now'))
    .where('sessions.ended_at', 'is', null),
);

/** Of play money: a visitor has no session, a player who is over no token. */
const playTokenRow = compiled((db, param: Params<{ hash: string; vassalage: string; now: number }>) =>
  db
    .selectFrom('player_tokens')
    .innerJoin('play_players', 'play_players.id', 'player_tokens.member_id')
    .leftJoin('sessions', 'sessions.id', 'player_tokens.session_id')
    .select(['player_tokens.member_id', 'player_tokens.demo'])
    .where('player_tokens.token_hash', '=', param('hash'))
    .where('player_tokens.vassalage', '=', param('vassalage'))
    .where('player_tokens.expires_at', '>', param('now'))
    .where('play_players.expires_at', '>', param('now'))
    .where((eb) =>
      eb.or([
        eb('player_tokens.session_id', '=', ''),
        eb.and([eb('sessions.id', 'is not', null), eb('sessions.ended_at', 'is', null)]),
      ]),
    ),
);

/**
 * The player of a token, in the ledger of `db`; undefined where it is unknown, expired, another vendor's, or its
 * session has ended.
 */
export async function readPlayerToken(db: Kysely<Tables>, token: string, vassalage: string, now: number) {
  const known = isInPlayMoney(db) ? playTokenRow : tokenRow;
  const row = await known.first(db, { hash: hashText(token), vassalage, now });
  return row && { memberId: row.member_id, demo: row.demo === 1 };
}

/** The same, in the ledger that knows it. */
export const findPlayerToken = async (db: Kysely<Tables>, ...of: [token: string, vassalage: string, now: number]) =>
  (await readPlayerToken(db, ...of)) ?? readPlayerToken(inPlayMoney(db), ...of);
