import type { Operation } from '../till.ts';

const ways = ['now', 'now', 'now', 'now', 'twice', 'late', 'stranger'] as const;

/** A person pays a code at the bank: its owner, once, twice or late, or somebody else. */
export const pay: Operation = {
  name: 'pay',
  weight: 12,
  plan: ({ bank }, player, random) => {
    const found = random.some(player.deposits.slice(-4));
    if (!found) return undefined;
    const way = random.pick(ways);
    const payer =
      way === 'stranger' ? { name: 'Rui Lima', cpf: '52998224725' } : { name: 'Ana Prado', cpf: player.cpf };
    return {
      what: `pay ${found.minor} ${way}`,
      // A person who does not see that it was done pays again: the bank takes it as another payment, or refuses it.
      send: async () => {
        const said = await bank.act({
          act: 'pay',
          code: found.code,
          ...payer,
          way: way === 'stranger' ? 'now' : way,
          amount: undefined,
        });
        return { code: said.startsWith('refused') ? said : 'ok', value: {} };
      },
    };
  },
};
