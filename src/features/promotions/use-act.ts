import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import { createIntent } from '#src/components/forms/intent.ts';
import { useOfflineReason } from '#src/components/offline-guard.tsx';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { applyFor, claimReward, ownPromotionsResource, promotionsResource } from './promotions.resource.ts';

type Act = {
  /** `reviewed`: somebody has to look at what is asked for. */
  readonly apply: (reviewed: boolean) => void;
  /** `amount` as it is said. */
  readonly claim: (stage: number, amount: string) => void;
  readonly pending: boolean;
  /** Why nothing can be done without a network. */
  readonly offline: string | undefined;
  /** Why it was not done. */
  readonly problem: string | undefined;
};

/** What is told when it is done. */
type Done = { readonly said: string; readonly kind: 'success' | 'info' };

/**
 * What a member does in a promotion. One key for what is meant to be done once: asked again after an answer that got lost, nothing
 * is done twice [S1-400]. Nothing waits for a network [S1-028]. `onRefused` is told why it was refused where `problem` would go with
 * what is shown.
 */
export function useAct(id: string, onRefused?: (why: string) => void): Act {
  const { t, i18n } = useLingui();
  const store = useStore();
  const offline = useOfflineReason();
  const [intent] = useState(createIntent);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const run = async (values: { stage?: number }, work: (key: string) => Promise<Done>) => {
    if (pending || offline) return;
    setPending(true);
    setProblem(undefined);
    try {
      const { said, kind } = await work(intent.keyFor({ id, ...values }));
      intent.settle();
      toasts.show(said, { kind });
    } catch (cause) {
      const error = toAppError(cause);
      intent.settle(error);
      const why = i18n._(errorText[error.code]);
      if (error.refused && onRefused) onRefused(why);
      else setProblem(why);
      if (!error.refused) return;
      // It stands otherwise than the page has said.
      promotionsResource.invalidate(store);
      void ownPromotionsResource.refresh(store, undefined);
    } finally {
      setPending(false);
    }
  };
  return {
    apply: (reviewed) =>
      void run({}, async (key) => {
        await applyFor(store, { id }, key);
        return { said: reviewed ? t`We have your application.` : t`You are taking part.`, kind: 'success' };
      }),
    claim: (stage, amount) =>
      void run({ stage }, async (key) => {
        const state = await claimReward(store, { id, stage }, key);
        return state === 'applying'
          ? { said: t`${amount} is under review. We tell you when you can claim it.`, kind: 'info' }
          : { said: t`${amount} is now in your balance.`, kind: 'success' };
      }),
    pending,
    offline,
    problem,
  };
}
