import { claimBonus, dropBonus, ownBonuses } from '#src/contract/payments/bonuses.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { walletResource } from '#src/state/money/wallet.ts';

/** The member's bonuses, the last first; money is never stored [S1-028]. */
export const bonusesResource = defineRead({
  name: 'bonuses',
  call: ownBonuses,
  query: () => undefined,
  pick: ({ list }) => list,
  freshFor: 0,
});

/** Pays a bonus whose stakes are made. */
export const claim = defineWrite({ call: claimBonus, changes: [bonusesResource, walletResource] });

/** Gives up an active bonus. */
export const drop = defineWrite({ call: dropBonus, changes: [bonusesResource] });
