import { useLingui } from '@lingui/react/macro';
import { type Action, useAction } from '#src/components/kit/actions/use-action.ts';
import type { PromotionReward } from '#src/contract/promotions/promotions.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { applyFor, claimReward } from './promotions.resource.ts';

/** `stage`: the stage whose reward is claimed; undefined: the member applies. */
type Step = { readonly id: string; readonly stage?: number | undefined };
type Words = {
  /** The operator reviews the application. */
  readonly reviewed: boolean;
  /** The reward as text. */
  readonly amount: string;
  /** How much of it is points. */
  readonly points: number;
  /** Receives the reason of a refusal where `problem` would disappear with the row. */
  readonly refused?: (why: string) => void;
};

const take: Write<Step, PromotionReward['state'] | undefined> = async (store, { id, stage }, key) => {
  if (stage !== undefined) return claimReward(store, { id, stage }, key);
  await applyFor(store, { id }, key);
};

/** A member's action in a promotion: applies, or claims a reward. */
export function usePromotionAction({ reviewed, amount, points, refused }: Words): Action<Step> {
  const { t } = useLingui();
  return useAction(take, {
    offline: connectionText.moneyOff,
    ...(refused && { refused }),
    done: (state, { stage }) => {
      if (stage === undefined) return reviewed ? t`We have received your request.` : t`You are taking part.`;
      if (state !== 'applying') return points > 0 ? t`You received ${amount}.` : t`${amount} is now in your balance.`;
      toasts.show(t`${amount} is under review. We will let you know when you can claim it.`, { kind: 'info' });
    },
  });
}
