import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CloudHail from 'lucide-react/icons/cloud-hail';
import { Suspense, useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { MoneyRow } from '#src/components/people/money/money-row.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { RainState } from '#src/contract/agents/envelopes.ts';
import type { OwnRain } from '#src/contract/agents/envelopes.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button } from '#src/ui/button.tsx';
import { cancelRain } from './envelopes.resource.ts';
import s from './rain-form.module.css';

const SealSheet = lazyPart(() => import('./seal-sheet.tsx'), 'SealSheet');

const states: Readonly<Record<RainState, MessageDescriptor>> = {
  waiting: msg({ message: 'Set', context: 'rain' }),
  running: msg({ message: 'Under way', context: 'rain' }),
  over: msg({ message: 'Over', context: 'rain' }),
  cancelled: msg({ message: 'Cancelled', context: 'rain' }),
  stopped: msg({ message: 'Stopped by the house', context: 'rain' }),
};

/** A rain of the agent: its state, how much of it was taken, its seal, and cancelling it while it waits. */
export function OwnRainRow({ rain }: { rain: OwnRain }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const [shown, setShown] = useState<'seal' | 'cancel'>();
  const action = useAction(cancelRain, {
    offline: connectionText.moneyOff,
    done: () => {
      setShown(undefined);
      return t`The rain is cancelled, and the money is back in your wallet.`;
    },
  });
  const { id, state, total, taken, envelopes, paid, returned, startsAt } = rain;
  const [was, back, sum] = [money(paid), money(returned), money(total)];
  return (
    <>
      <MoneyRow
        icon={CloudHail}
        dull={state === 'cancelled'}
        title={i18n._(states[state])}
        note={
          state === 'waiting' || state === 'running' ? (
            <Trans>
              {taken} of {envelopes} taken, {was}
            </Trans>
          ) : (
            <Trans>
              {taken} of {envelopes} taken, {was}. {back} came back.
            </Trans>
          )
        }
        amount={total}
        at={startsAt}
      />
      <div className={s.acts}>
        <Button compact variant="text" onClick={() => setShown('seal')}>
          <Trans>See the seal</Trans>
        </Button>
        {state === 'waiting' && (
          <Button compact variant="text" onClick={() => setShown('cancel')}>
            <Trans>Cancel the rain</Trans>
          </Button>
        )}
      </div>
      {shown === 'seal' && (
        <Suspense fallback={null}>
          <SealSheet id={id} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
      <ConfirmAction
        action={action}
        input={{ id }}
        open={shown === 'cancel'}
        onClose={() => setShown(undefined)}
        title={t`Cancel this rain?`}
        text={<Trans>Nobody can take from it then, and {sum} come back to your wallet.</Trans>}
        cancelLabel={t`Keep it`}
        submitLabel={t`Cancel the rain`}
      />
    </>
  );
}
