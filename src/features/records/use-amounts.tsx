import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { chipsOf } from '#src/contract/core/play-money.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { minus } from '#src/platform/language/format-signed.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import s from './records.module.css';

/**
 * Formats amounts in the merchant's currency, a trial guest's in chips; `signed` with plus or minus: a gain in the colour of
 * money, a loss in the text colour.
 */
export function useAmounts(): { plain: (amount: Amount) => string; signed: (amount: Amount) => ReactNode } {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const type = useAtomValue(memberAtom)?.type;
  const money = useMoney();
  const inChips = type !== undefined && isTrialGuest(type);
  const plain = (amount: Amount) => {
    if (!inChips) return money(amount).replace('-', minus);
    const chips = formatCount(Math.abs(chipsOf(amount)), language);
    return `${amount.startsWith('-') ? minus : ''}${t`${chips} chips`}`;
  };
  const signed = (amount: Amount) => {
    if (amount.startsWith('-') || chipsOf(amount) === 0) return plain(amount);
    return <span className={s.plus}>+{plain(amount)}</span>;
  };
  return { plain, signed };
}
