import * as v from 'valibot';
import { toMinor } from '#src/contract/core/amount.ts';
import { type ContractKind, contractKinds } from '#src/contract/site/contracts.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { Account, option, word } from '#gateway/actions/inputs.ts';

const kindCodes = {
  salary: 'a part of what the team stakes in a day',
  dividend: 'a part of what the team comes to from the 1st to the 15th, and from the 16th to the end of a month',
  hourly: 'a part of what the team stakes in an hour',
} as const satisfies Record<ContractKind, string>;

/** `20000/10/0.08`: from so much turnover and so many active members on, so many per cent. */
const Tier = v.pipe(
  v.string(),
  v.regex(
    /^\d{1,9}(\.\d{2})?\/\d{1,6}\/\d{1,2}(\.\d{1,2})?$/,
    'A tier is turnover, active members and a rate in per cent, such as 20000/10/0.08.',
  ),
  v.transform((text) => {
    const [turnover = '', active, rate] = text.split('/');
    return {
      turnover: toMinor(turnover.includes('.') ? turnover : `${turnover}.00`),
      active: Number(active),
      rate: Math.round(Number(rate) * 100),
    };
  }),
);
const Day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'A day is written as 2026-03-14.'));

/** A contract by its agent and kind. */
export const contract = {
  account: Account,
  kind: word(codeOf(kindCodes, `A contract is ${contractKinds.join(', ')}.`)),
};
export const offered = v.object({
  ...contract,
  tiers: word(v.array(Tier), '20000/10/0.08'),
  from: v.exactOptional(option(Day, { shown: '2026-07-01' })),
  until: option(Day, { shown: '2026-09-30' }),
});
