import { Trans } from '@lingui/react/macro';
import type { Jackpot } from '#src/contract/jackpots/jackpots.schema.ts';
import { Card } from '#src/ui/card.tsx';
import s from './jackpot.module.css';

/** How jackpots grow and drop, and the commitments of those that have not dropped. */
export function HowItWorks({ jackpots }: { jackpots: readonly Jackpot[] }) {
  return (
    <section>
      <h2 className={s.title}>
        <Trans>How it works</Trans>
      </h2>
      <Card className={s.how}>
        <p>
          <Trans>
            The house adds its share of every finished bet to the jackpot. Game payouts stay the same and you pay
            nothing extra.
          </Trans>
        </p>
        <p>
          <Trans>
            When a jackpot starts, a secret level is drawn and a commitment to it is published: the bet that reaches it
            wins the whole jackpot. Afterwards the level is shown, and anyone can check that it has not changed since
            the start.
          </Trans>
        </p>
        <details className={s.commitments}>
          <summary>
            <Trans>Commitments of the growing jackpots</Trans>
          </summary>
          <dl>
            {jackpots.map(({ run, name, commitment }) => (
              <div key={run}>
                <dt>{name}</dt>
                <dd>{commitment}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Card>
    </section>
  );
}
