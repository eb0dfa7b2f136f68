import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useMoney } from '#src/components/people/use-money.ts';
import { commissionHour } from '#src/contract/invitations/invitations.ts';
import type { CommissionTerms } from '#src/contract/invitations/invitations.schema.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import s from './invitations.module.css';

/** The terms on which a member earns by the members whom they invite. */
export function CommissionNote({ terms: { turnover, deposit, most, days } }: { terms: CommissionTerms }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const format = new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 2 });
  const [ofTurnover, ofDeposits] = [turnover, deposit].map((rate) => format.format(rate / 10_000));
  const bound = useMoney()(most);
  return (
    <Card className={s.terms}>
      <h2>
        <Trans>What you earn</Trans>
      </h2>
      <ul aria-label={t`What you earn`}>
        {turnover > 0 && (
          <li>
            <Trans>{ofTurnover} of what each friend bets</Trans>
          </li>
        )}
        {deposit > 0 && (
          <li>
            <Trans>{ofDeposits} of what each friend deposits, less what they withdraw</Trans>
          </li>
        )}
      </ul>
      <p>
        <Plural
          value={days}
          one="It counts for # day after your friend joins, once you both have a CPF on file."
          other="It counts for # days after your friend joins, once you both have a CPF on file."
        />{' '}
        <Trans>
          Paid every day at {commissionHour}:00, up to {bound} a day, free to withdraw.
        </Trans>
      </p>
    </Card>
  );
}
