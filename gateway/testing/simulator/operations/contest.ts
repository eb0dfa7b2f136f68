import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { walletId } from '../../../ledger/ledger-accounts.ts';
import { readOwed } from '../../../ledger/receivables.ts';
import type { Player } from '../player.ts';
import type { Operation } from '../till.ts';
import { type } from './decide.ts';

/** The payer of a deposit contests it at the bank: a player, or the one with the least money, of whom the most of it is owed then. */
export const contest: Operation = {
  name: 'contest',
  weight: 3,
  plan: ({ bank, players }, player, random) => {
    const [which, reason] = [random.unit(), random.pick(['FRAUDE', 'FALHA_OPERACIONAL'] as const)] as const;
    const isPoorest = random.chance(0.6);
    let id: string | undefined;
    return {
      what: `contest ${reason}${isPoorest ? ' of the poorest' : ''}`,
      send: async (door) => {
        const { cpf } = isPoorest ? await poorestOf(door.gateway.db, players) : player;
        const own = bank.db.selectFrom('payments').select('id').where('payer_cpf', '=', cpf);
        const payments = await own.where('state', '=', 'settled').orderBy('at').execute();
        id ??= payments[Math.floor(which * payments.length)]?.id;
        const said = id === undefined ? 'refused-nothing' : await bank.act({ act: 'contest', id, reason });
        return { code: said.startsWith('refused') ? said : 'ok', value: {} };
      },
    };
  },
};

async function poorestOf(db: Kysely<Tables>, players: readonly Player[]): Promise<Player> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'balance_minor'])
    .where('id', 'like', 'wallet:%')
    .execute();
  const has = new Map(rows.map(({ id, balance_minor: minor }) => [id, minor]));
  const sorted = players
    .map((player) => ({ player, minor: has.get(walletId(player.memberId, 'BRL')) ?? 0 }))
    .toSorted((a, b) => a.minor - b.minor);
  const [first] = sorted;
  if (!first) throw new Error('there are no players');
  return first.player;
}

/** An operator agrees to a contest, or disputes it: one that waits for an answer, the oldest first, or the last of a player. */
export const answerContest: Operation = {
  name: 'answer-contest',
  weight: 2,
  plan: (_, player, random) => {
    const [verb, isOwn] = [random.pick(['accept', 'dispute', 'dispute']), random.chance(0.2)] as const;
    let id: string | undefined;
    return {
      what: `${verb}-contest`,
      send: async (door) => {
        const contests = door.gateway.db.selectFrom('contests').select('id');
        const found = isOwn
          ? contests.where('member_id', '=', player.memberId).orderBy('recorded_at', 'desc')
          : contests.where('state', '=', 'open').where('answer', '=', '').orderBy('recorded_at');
        id ??= (await found.orderBy('opened_at').orderBy('id').limit(1).executeTakeFirst())?.id;
        if (id === undefined) return { code: 'nothing', value: {} };
        return type(door, 'contest', verb, id, '--reason', 'O titular pagou e jogou.');
      },
    };
  },
};

/** An operator gives up what a player owes, or a part of it: of one who owes, or more than they owe. */
export const writeOff: Operation = {
  name: 'write-off',
  weight: 3,
  plan: ({ players }, player, random) => {
    const [share, isAny] = [random.pick([0.1, 0.4, 1]), random.chance(0.9)] as const;
    let asked: readonly [string, string] | undefined;
    return {
      what: `write-off ${share}`,
      send: async (door) => {
        for (const one of isAny ? players : [player]) {
          const owed = await readOwed(door.gateway.db, { memberId: one.memberId, currency: 'BRL' });
          if (owed > 0) asked ??= [one.account, fromMinor(Math.ceil(owed * share))];
        }
        asked ??= [player.account, '10.00'];
        return type(door, 'contest', 'write-off', ...asked, '--reason', 'caso 17');
      },
    };
  },
};
