import { fromMinor } from '#src/contract/core/amount.ts';
import type { AccountOverview } from '#src/contract/account/account-overview.schema.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { levelNamed, namesOf, readLevels } from '#gateway/areas/site/vip-levels.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { compiled, type Params } from '#gateway/db/compiled.ts';
import { endedStakes } from '#gateway/ledger/ended-stakes.ts';

type Whose = { readonly memberId: string; readonly currency: string };

const turnover = compiled((db, param: Params<Whose>) =>
  db
    .selectFrom('members')
    .select(endedStakes(param('memberId'), param('currency')).as('minor'))
    .where('members.id', '=', param('memberId')),
);

/**
 * A member's progress in the VIP club: the level of the label, the turnover in the merchant's currency, and the next
 * level; undefined where the club has no levels. The operator assigns levels: reaching an amount changes none.
 */
export async function readVipProgress(
  { db, config }: Pick<Gateway, 'db' | 'config'>,
  memberId: string,
  label: string,
): Promise<AccountOverview['vip']> {
  const [levels, merchant] = await Promise.all([readLevels(db), readMerchant({ db }, config.merchant)]);
  if (levels.length === 0 || !merchant) return undefined;
  const { minor = 0 } = (await turnover.first(db, { memberId, currency: merchant.currency })) ?? {};
  const level = levelNamed(levels, label);
  const next = level
    ? levels.find(({ turnover_minor }) => turnover_minor > level.turnover_minor)
    : levels.find(({ turnover_minor }) => turnover_minor > 0);
  return {
    level: level ? namesOf(level) : null,
    bet: fromMinor(minor),
    next: next ? { ...namesOf(next), from: fromMinor(next.turnover_minor) } : null,
  };
}
