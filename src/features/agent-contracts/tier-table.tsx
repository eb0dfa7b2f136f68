import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { kindText, rateText, withoutCents } from './contract-text.ts';
import s from './contracts.module.css';

/** The tiers of a contract: from so much turnover and so many active members on, the rate. */
export function TierTable({ contract: { kind, tiers } }: { contract: Pick<Contract, 'kind' | 'tiers'> }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <table className={s.tiers} aria-label={t`Tiers of the contract`}>
      <thead>
        <tr>
          <th scope="col">{i18n._(kindText[kind].turnover)}</th>
          <th scope="col">
            <Trans context="members">Active</Trans>
          </th>
          <th scope="col">{i18n._(kindText[kind].rate)}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map(({ turnover, active, rate }) => (
          <tr key={`${turnover} ${active}`}>
            <td className="num">
              <Trans>from {withoutCents(money(turnover))}</Trans>
            </td>
            <td className="num">{formatCount(active, language)}</td>
            <td className="num">
              <b>{rateText(rate, language)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
