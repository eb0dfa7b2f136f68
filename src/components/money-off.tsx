import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { connectionText } from '#src/platform/connection-text.ts';
import { onlineAtom } from '#src/platform/online.ts';
import { toasts } from '#src/ui/toast-store.ts';
import s from './money-off.module.css';

/** Why money cannot move now: there is no network, and nothing of it waits in a queue [S1-028]. Undefined when it can. */
export function useMoneyOff(): string | undefined {
  const { i18n } = useLingui();
  return useAtomValue(onlineAtom) ? undefined : i18n._(connectionText.moneyOff);
}

/** Lies over a way to money that is off: read out with it, and shown when it is tapped. */
export function MoneyOff() {
  const reason = useMoneyOff();
  return (
    <span className={s.cover} onClick={() => reason && toasts.show(reason)}>
      <span className="sr-only">{reason}</span>
    </span>
  );
}
