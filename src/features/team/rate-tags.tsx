import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useHasEntry } from '#src/components/people/agents/use-has-entry.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { useCategoryName } from './use-category-name.ts';
import s from './member-sheet.module.css';

type RateTagsProps = {
  rates: Readonly<Record<string, number>>;
  /** Of an agent directly below, whose rates the reader sets. */
  account?: string;
};

/** Rates of an agent by category, in hundredths of a percent. */
export function RateTags({ rates, account }: RateTagsProps) {
  const language = useAtomValue(languageAtom);
  const nameOf = useCategoryName();
  const hasEntry = useHasEntry();
  const format = new Intl.NumberFormat(localeOf[language], { style: 'percent', minimumFractionDigits: 2 });
  return (
    <>
      <div className={s.head}>
        <h3 className={s.heading}>
          <Trans>Rebate</Trans>
        </h3>
        {account !== undefined && hasEntry('GAMSER') && (
          <Link
            to="/m/member/agent/agentRebeat"
            search={{ account } as never}
            className={buttonClass({ variant: 'text', compact: true })}
          >
            <Trans context="rates">Adjust</Trans>
          </Link>
        )}
      </div>
      <ul className={s.tags}>
        {Object.entries(rates).map(([category, rate]) => (
          <li key={category} className="num">
            {nameOf(category)} {format.format(rate / 10_000)}
          </li>
        ))}
      </ul>
    </>
  );
}
