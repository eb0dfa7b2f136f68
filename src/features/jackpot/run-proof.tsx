import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Proof } from '#src/components/games/fairness/fairness-check.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import type { RunTerms } from '#src/contract/jackpots/jackpot-level.ts';
import { rateText } from './rate-text.ts';

/** An ended run, with its level. */
type OverRun = RunTerms & { readonly commitment: string; readonly level: Amount; readonly salt: string };

type RunProofProps = {
  over: OverRun;
  /** Label of the button that reveals it. */
  action: string;
  check: () => Promise<string>;
  /** Further details, in paragraphs. */
  children?: ReactNode;
};

/** The commitment of an ended run that, once revealed, shows all committed values and verifies them on this device. */
export function RunProof({ over, action, check, children }: RunProofProps) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { form, run, seed, cap, rate = '', commitment, level, salt } = over;
  const percent = rateText(rate, i18n.locale);
  return (
    <Proof commitment={commitment} action={action} check={check}>
      <p>
        <Trans>Commitment, shown since the run began: {commitment}</Trans>
      </p>
      {form === 1 ? (
        <p>
          <Trans>Older commitment: it covers only level and salt.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Run: {run}</Trans>
          </p>
          <p>
            <Trans>
              From {money(seed)} to {money(cap)}, {percent}% of each bet
            </Trans>
          </p>
        </>
      )}
      <p>
        <Trans>Level, shown after the run ended: {money(level)}</Trans>
      </p>
      <p>
        <Trans>Salt: {salt}</Trans>
      </p>
      {children}
    </Proof>
  );
}
