import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useSignedMoney } from './use-signed-money.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Dividend } from '#src/contract/agents/agent-contracts.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { cx } from '#src/ui/class-names.ts';
import { rateText } from './contract-text.ts';
import d from './dividend.module.css';

/** All that a dividend is made of, in the order in which it is worked out. */
export function DividendSum({ of: pay }: { of: Dividend }) {
  const money = useSignedMoney();
  const language = useAtomValue(languageAtom);
  const less = (amount: Amount) => (toMinor(amount) === 0 ? money(amount) : money(fromMinor(-toMinor(amount))));
  return (
    <dl className={d.sums}>
      <Line name={<Trans>Team result</Trans>}>{money(pay.result)}</Line>
      <Line name={<Trans>Rebates</Trans>}>{less(pay.rebates)}</Line>
      <Line name={<Trans>Salaries</Trans>}>{less(pay.salaries)}</Line>
      <Line name={<Trans>Payment fees</Trans>}>{less(pay.fees)}</Line>
      <Line name={<Trans>Negative of the period before</Trans>}>{money(pay.brought)}</Line>
      <Line name={<Trans>Base</Trans>} total>
        {money(pay.base)}
      </Line>
      <Line name={<Trans>Your share</Trans>}>{rateText(pay.rate, language)}</Line>
      {toMinor(pay.given) > 0 && (
        <>
          <Line name={<Trans>By your contract</Trans>}>{money(pay.gross)}</Line>
          <Line name={<Trans>To agents by your contracts</Trans>}>{less(pay.given)}</Line>
        </>
      )}
      <Line name={<Trans context="contract">Dividend</Trans>} total>
        {money(pay.amount)}
      </Line>
    </dl>
  );
}

const Line = ({ name, total, children }: { name: ReactNode; total?: boolean; children: ReactNode }) => (
  <div className={cx(total && d.total)}>
    <dt>{name}</dt>
    <dd className="num" translate="no">
      {children}
    </dd>
  </div>
);
