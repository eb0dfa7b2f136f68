import { fromMinor } from '#src/contract/core/amount.ts';
import { defineAction } from '#gateway/actions/define-action.ts';
import { minor, option, Text } from '#gateway/actions/inputs.ts';
import { removal, writing } from '#gateway/actions/row-actions.ts';

const Turnover = minor('--turnover is an amount with two digits after the point, such as 1000.00.', 0);

const levels = { thing: 'VIP level', sample: 'gold', table: 'vip_levels', topic: 'vip', group: 'vip' } as const;

/** The levels of the VIP page. */
export const vipActions = [
  defineAction({
    name: 'vip list',
    reads: true,
    summary: 'the VIP levels, lowest first',
    run: async ({ db }) => {
      const rows = await db.selectFrom('vip_levels').selectAll().orderBy('turnover_minor').execute();
      return rows.map((row) => [
        row.id,
        fromMinor(row.turnover_minor),
        row.name_pt,
        row.benefits_pt.replaceAll('\n', ' / '),
      ]);
    },
  }),
  writing(levels, {
    summary: 'add a VIP level or change the given parts; each line of the benefits is one of them',
    example:
      '--turnover 1000.00 --name-pt Ouro --name-en Gold --benefits-pt "Saque no mesmo dia" --benefits-en "Payout on the same day"',
    parts: {
      turnover_minor: option(Turnover, { name: 'turnover', shown: '1000.00' }),
      name_pt: Text,
      name_en: Text,
      benefits_pt: Text,
      benefits_en: Text,
    },
  }),
  removal(levels),
];
