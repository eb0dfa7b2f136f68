import { fromMinor } from '#src/contract/core/amount.ts';
import type { Operation } from '../till.ts';
import { type } from './decide.ts';

/** The payer of a deposit contests it at the bank. */
export const contest: Operation = {
  name: 'contest',
  weight: 3,
  plan: ({ bank, isContested }, player, random) => {
    if (!isContested) return undefined;
    const [which, reason] = [random.unit(), random.pick(['FRAUDE', 'FALHA_OPERACIONAL'] as const)] as const;
    return {
      what: `contest ${reason}`,
      send: async () => {
        const own = bank.db.selectFrom('payments').select('id').where('payer_cpf', '=', player.cpf);
        const payments = await own.where('state', '=', 'settled').orderBy('at').execute();
        const id = payments[Math.floor(which * payments.length)]?.id;
        const said = id === undefined ? 'refused-nothing' : await bank.act({ act: 'contest', id, reason });
        return { code: said.startsWith('refused') ? said : 'ok', value: {} };
      },
    };
  },
};

/** An operator agrees to a contest, or disputes it. */
export const answerContest: Operation = {
  name: 'answer-contest',
  weight: 2,
  plan: ({ isContested }, player, random) => {
    if (!isContested) return undefined;
    const verb = random.pick(['accept', 'dispute', 'dispute']);
    return {
      what: `${verb}-contest`,
      send: async (door) => {
        const last = await door.gateway.db
          .selectFrom('contests')
          .select('id')
          .where('member_id', '=', player.memberId)
          .orderBy('recorded_at', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!last) return { code: 'nothing', value: {} };
        return type(door, 'contest', verb, last.id, '--reason', 'O titular pagou e jogou.');
      },
    };
  },
};

/** An operator gives up a part of what a player owes. */
export const writeOff: Operation = {
  name: 'write-off',
  weight: 1,
  plan: ({ isContested }, player, random) => {
    if (!isContested) return undefined;
    const minor = random.pick([100, 1000, 5000]);
    return {
      what: `write-off ${minor}`,
      send: (door) => type(door, 'contest', 'write-off', player.account, fromMinor(minor), '--reason', 'caso 17'),
    };
  },
};
