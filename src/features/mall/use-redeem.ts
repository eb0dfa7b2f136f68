import { useLingui } from '@lingui/react/macro';
import { useStore } from 'jotai';
import { useState } from 'react';
import { createIntent } from '#src/components/forms/intent.ts';
import { useOfflineReason } from '#src/components/offline-guard.tsx';
import { useMoney } from '#src/components/use-money.ts';
import type { MallGood } from '#src/contract/mall.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';
import { redeem } from './mall.resource.ts';

type Redeeming = {
  readonly submit: () => void;
  readonly cancel: () => void;
  readonly pending: boolean;
  /** Why it is not known whether it was done; asked again, it is done once. */
  readonly problem: string | undefined;
};

/**
 * Exchanges points for something, once for what is meant [S1-400]. What was refused stands otherwise than was shown: the reason is told over the
 * page, which is read again. Nothing waits for a network [S1-028].
 */
export function useRedeem({ id, points, kind, name, ...good }: MallGood, onClose: () => void): Redeeming {
  const { t, i18n } = useLingui();
  const store = useStore();
  const money = useMoney();
  const offline = useOfflineReason();
  const [intent] = useState(createIntent);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const amount = money(good.amount);

  const run = async () => {
    if (offline) return setProblem(offline);
    setPending(true);
    setProblem(undefined);
    try {
      const { state } = await redeem(store, { id, points }, intent.keyFor({ id, points }));
      intent.settle();
      if (kind === 'gift') toasts.show(t`${name} is ordered. We tell you when it is on its way.`, { kind: 'success' });
      else if (state === 'ordered')
        toasts.show(t`${amount} is under review. We tell you when it is in your balance.`, { kind: 'info' });
      else toasts.show(t`${amount} is now in your balance.`, { kind: 'success' });
      onClose();
    } catch (cause) {
      const error = toAppError(cause);
      intent.settle(error);
      const why = i18n._(errorText[error.code]);
      if (!error.refused) return setProblem(why);
      toasts.show(why, { kind: 'error' });
      onClose();
    } finally {
      setPending(false);
    }
  };
  return {
    submit: () => void run(),
    cancel: () => {
      setProblem(undefined);
      onClose();
    },
    pending,
    problem,
  };
}
