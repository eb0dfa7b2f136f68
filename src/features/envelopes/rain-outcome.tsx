import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Rain } from '#src/contract/agents/envelopes.schema.ts';
import s from './rain-scene.module.css';

/** What became of the rain for the member, read out when it changes. */
export function RainOutcome({ rain }: { rain: Rain }) {
  return (
    <div role="status" className={s.outcome}>
      <Outcome rain={rain} />
    </div>
  );
}

function Outcome({ rain: { own, state, left } }: { rain: Rain }) {
  const money = useMoney();
  if (own) {
    const sum = money(own.amount);
    return (
      <>
        <h2>
          <Trans>You got {sum}</Trans>
        </h2>
        <p>
          <Trans>It is in your wallet, free to withdraw.</Trans>
        </p>
      </>
    );
  }
  if (state === 'cancelled' || state === 'stopped')
    return (
      <h2>
        <Trans>This rain was called off</Trans>
      </h2>
    );
  if (left === 0)
    return (
      <h2>
        <Trans>All envelopes are open</Trans>
      </h2>
    );
  if (state === 'over')
    return (
      <h2>
        <Trans>This rain is over</Trans>
      </h2>
    );
  return null;
}
