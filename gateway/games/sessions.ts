import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import type { VendorPlayer } from '#src/contract/vendors/vendor.ts';
import type { GamesTables, SessionRow } from './tables.ts';

/** A player at this vendor's table, with the gateway's token. */
export type GameSession = SessionRow & { playerToken: string };

const lifetime = 12 * 3_600_000;

/** Stores the player that the gateway has authenticated; returns the player's token for this origin. */
export async function createSession(
  db: Kysely<GamesTables>,
  player: VendorPlayer,
  now: number,
): Promise<{ token: string; session: GameSession }> {
  const token = newToken();
  const id = tokenId(token);
  const { vassalage, nodeId, gameCode, gameName, iconUrl } = player.game;
  await db.deleteFrom('demo_sessions').where('expires_at', '<', now).execute();
  const row: SessionRow = {
    id,
    owner: `${vassalage}:${player.playerId}`,
    vassalage,
    node_id: nodeId,
    player_id: player.playerId,
    sealed_token: encryptToken(token, player.playerToken),
    currency: player.currency,
    currency_symbol: player.currencySymbol,
    language: player.language,
    game_name: gameName,
    icon_url: iconUrl,
    min_stake: toMinor(player.minBet),
    demo: player.demo ? 1 : 0,
    own_wallet: player.ownWallet ? 1 : 0,
    prize_mode: player.prizeMode ?? '',
    game_code: gameCode ?? '',
    turbo: player.rules.turbo ? 1 : 0,
    autoplay: player.rules.autoplay ? 1 : 0,
    round_ms: player.rules.roundMs,
    created_at: now,
    expires_at: now + lifetime,
  };
  await db.insertInto('demo_sessions').values(row).execute();
  return { token, session: { ...row, playerToken: player.playerToken } };
}

/** The session of a token, or nothing when it is unknown or over. */
export async function findSession(
  db: Kysely<GamesTables>,
  token: string,
  now: number,
): Promise<GameSession | undefined> {
  const row = await db
    .selectFrom('demo_sessions')
    .selectAll()
    .where('id', '=', tokenId(token))
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row && { ...row, playerToken: decryptToken(token, row.sealed_token) };
}

/** A new session token: 256 random bits, for the page alone. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a session token. */
export const tokenId = (token: string): string => createHash('sha256').update(token).digest('hex');

const keyOf = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'player-token', 32));

/** Encrypts the gateway's player token under the session token, so that the stored row alone discloses nothing. */
export function encryptToken(token: string, secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The inverse of `encryptToken`; throws when the row was changed or belongs to another token. */
export function decryptToken(token: string, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
