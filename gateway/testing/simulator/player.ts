import { addPayee, listPayees } from '#src/contract/payments/payees.ts';
import { isCpf } from '#src/contract/money/cpf.ts';
import { register } from '#src/contract/identity/registration.ts';
import { createAccessToken } from '../../areas/identity/session/access-token.ts';
import { createClient } from '../../areas/identity/session/testing/call-client.ts';
import { hashPassword } from '../../areas/identity/session/password.ts';
import { issuePlayerToken, playerTokenLife } from '../../areas/vendors/play-access.ts';
import { valueOf } from '../call-app.ts';
import { newPassword, registrationOf } from '../registration-scene.ts';
import type { Door } from './site.ts';
import { askEncrypted } from './ask.ts';
import { fundMember } from '../test-members.ts';

/** The payment password of every player. */
export const paymentPassword = '271828';
/** What every player has at first, so that there is something to play with; minor units. */
export const opening = 20_000;

type Bet = { readonly transaction: string; readonly minor: number };
/** A round as its vendor knows it. */
export type Round = { readonly id: string; readonly bets: Bet[]; won: boolean; over: boolean };
type Deposit = { readonly id: string; readonly code: string; readonly minor: number };

/** A member with what they and their vendor know of what they did. */
export type Player = {
  readonly number: number;
  readonly memberId: string;
  readonly account: string;
  readonly cpf: string;
  readonly payeeId: string;
  readonly rounds: Round[];
  readonly deposits: Deposit[];
  readonly withdrawals: string[];
  /** Bank transfers that were told. */
  readonly transfers: string[];
  session: { id: string; until: number };
  playing: { token: string; until: number };
  /** Numbers the requests, so that each has a key of its own. */
  asked: number;
};

const sessionLife = 20 * 86_400_000;

/** Registers a member by the call, with a payment password, money and a CPF as a key; `affiliateCode`: the invitation, if any. */
export async function addPlayer(door: Door, number: number, affiliateCode = ''): Promise<Player> {
  const { gateway, app } = door;
  const { db } = gateway;
  const account = `player${number}`;
  const cpf = cpfOf(number);
  const invited = affiliateCode === '' ? {} : { affiliateCode };
  const made = await askEncrypted(door, register, registrationOf(account, invited), { key: `register-${number}` });
  if (made.code !== 'ok') throw new Error(`${account} was not registered: ${made.code}`);
  const { id: memberId } = await db
    .selectFrom('members')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_passwords')
    .values({ member_id: memberId, password_hash: await hashPassword(gateway, paymentPassword), set_at: 0 })
    .execute();
  await fundMember(db, memberId, opening);
  const player: Player = {
    ...{
      number,
      memberId,
      account,
      cpf,
      payeeId: '',
      rounds: [],
      deposits: [],
      withdrawals: [],
      transfers: [],
      asked: 0,
    },
    session: { id: '', until: 0 },
    playing: { token: '', until: 0 },
  };
  await signIn(door, player);
  const token = await tokenOf(door, player);
  const payee = { cpf, holder: 'Ana Prado', paymentPassword, key: cpf };
  const added = await askEncrypted(door, addPayee, payee, { token, key: `payee-of-${number}` });
  if (added.code !== 'ok') throw new Error(`${account} has no payee: ${added.code}`);
  const { list } = await valueOf(app, listPayees, { token });
  return { ...player, payeeId: list[0]?.id ?? '' };
}

/** Signs in by the call. */
export async function signIn({ gateway, app }: Door, player: Player): Promise<string> {
  const { success, message } = await createClient(gateway, app).login(player.account, newPassword);
  if (!success) return message ?? 'refused';
  const { id } = await gateway.db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', player.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  player.session = { id, until: gateway.clock() + sessionLife };
  return 'ok';
}

/** An access token of the player's session; one that is over is followed by another. */
export async function tokenOf(door: Door, player: Player): Promise<string> {
  if (player.session.until <= door.gateway.clock()) await signIn(door, player);
  return createAccessToken(door.gateway, { id: player.session.id, epoch: 1 });
}

/** The token under which the vendor bets for the player. */
export async function playerTokenOf(door: Door, player: Player): Promise<string> {
  const now = door.gateway.clock();
  if (player.session.until <= now) await signIn(door, player);
  if (player.playing.until <= now) {
    const access = { memberId: player.memberId, sessionId: player.session.id, vassalage: 'COR', demo: false };
    player.playing = { token: await issuePlayerToken(door.gateway.db, access, now), until: now + playerTokenLife };
  }
  return player.playing.token;
}

/** A key, or a transaction, that no other request has. */
export const nextKey = (player: Player, what: string): string => `${what}-${player.number}-${(player.asked += 1)}`;

function cpfOf(number: number): string {
  const base = String((number + 1) * 7919).padStart(9, '0');
  const cpf = Array.from({ length: 100 }, (_, at) => base + String(at).padStart(2, '0')).find(isCpf);
  if (cpf === undefined) throw new Error(`no CPF begins with ${base}`);
  return cpf;
}
