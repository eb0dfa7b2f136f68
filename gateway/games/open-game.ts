import { betOptions } from './bets.ts';
import { linePays, lines, pearlPays, publishedReturn, strips } from './model.ts';
import type { PlayOptions } from './place-bet.ts';
import { reportOf } from './reports.ts';
import { findOpenRound } from './rounds.ts';
import { createSession, type GameSession } from './sessions.ts';
import { ownBalance } from './wallet/wallets.ts';
import type { CallError, Model, OpenBody, Opened, Seat } from './shared/page-api.ts';

const model: Model = {
  strips: strips.map((strip) => [...strip]),
  lines: lines.map((line) => [...line]),
  pays: linePays.map(([symbol, multiples]) => ({ symbol, multiples: [...multiples] })),
  pearlPays: [...pearlPays],
  publishedReturn,
};

/** A player who is known already, by the token of an earlier opening. */
export type Known = { token: string; session: GameSession };

/** Opens the game. The response includes a round that the player has not seen yet. */
export async function openGame(
  options: PlayOptions,
  appOrigin: string,
  way: OpenBody | Known,
): Promise<Opened | CallError> {
  const entry = await enter(options, appOrigin, way);
  if (typeof entry === 'string') return entry;
  const { seat, session } = entry;
  const unseen = await findOpenRound(options.db, session);
  const rules = { turbo: session.turbo === 1, autoplay: session.autoplay === 1, roundMs: session.round_ms };
  return { ...seat, model, rules, bets: betOptions(session), openRound: unseen ? reportOf(unseen) : null };
}

/** Authenticates a player by a launch code, or by the token of an earlier opening (a reload). */
export async function enter(
  options: PlayOptions,
  appOrigin: string,
  way: OpenBody | Known,
): Promise<{ seat: Seat; session: GameSession } | CallError> {
  const opened = 'token' in way ? await resume(options, way) : await launch(options, way);
  if (typeof opened === 'string') return opened;
  const { token, session, balance, over } = opened;
  const seat: Seat = {
    token,
    balance,
    currency: session.currency,
    currencySymbol: session.currency_symbol,
    language: session.language,
    demo: session.demo === 1,
    over,
    appOrigin,
    game: { name: session.game_name, iconUrl: pictureUrl(session.icon_url, appOrigin) },
  };
  return { seat, session };
}

/** The gateway may name a picture by its path on the app's origin. */
const pictureUrl = (url: string, appOrigin: string): string =>
  URL.canParse(url, appOrigin) ? new URL(url, appOrigin).href : '';

type Entry = Known & { balance: string | null; over: boolean };

async function launch({ db, call, clock }: PlayOptions, { code, vendor }: OpenBody): Promise<Entry | CallError> {
  const vassalage = vendor ?? code?.split('.', 1)[0];
  if (code === undefined || vassalage === undefined) return 'invalid_request';
  // The vendor's code must be in the launch address, because the call that would return it is signed by the vendor.
  const player = await call('authenticate', vassalage, { code });
  if (player.kind === 'unknown') return 'gateway_silent';
  if (player.kind === 'refused' || player.value.game.vassalage !== vassalage) return 'launch_refused';
  const known = await createSession(db, player.value, clock());
  const { session } = known;
  const balance = session.own_wallet === 1 ? await ownBalance(db, session) : player.value.balance;
  return { ...known, balance, over: false };
}

async function resume({ call, db }: PlayOptions, known: Known): Promise<Entry> {
  const { session } = known;
  const told = await call('balance', session.vassalage, { playerToken: session.playerToken });
  const main = told.kind === 'ok' ? told.value.balance : null;
  const balance = session.own_wallet === 1 ? await ownBalance(db, session) : main;
  return { ...known, balance, over: told.kind === 'refused' };
}
