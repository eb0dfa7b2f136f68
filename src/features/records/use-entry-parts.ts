import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SummaryLine } from '#src/components/kit/records/record-summary.tsx';
import type { EntryGroup } from '#src/contract/records/records.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { useAmounts } from './use-amounts.tsx';

const groupNames: Record<EntryGroup, MessageDescriptor> = {
  games: msg`Games`,
  deposits: msg`Deposits`,
  withdrawals: msg`Withdrawals`,
  bonuses: msg`Bonuses`,
  other: msg`Other`,
};

type Totals = { readonly entries: number; readonly in: string; readonly out: string };

/** The filter by groups of entries, and the sums of a list of entries: their number, what came in and what went out. */
export function useEntryParts() {
  const { t, i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { signed } = useAmounts();
  return {
    filterBy: (groups: readonly EntryGroup[]) => ({
      name: 'group' as const,
      label: t`Entry type`,
      options: groups.map((value) => ({ value, label: i18n._(groupNames[value]) })),
    }),
    summary: ({ entries, ...sums }: Totals): readonly SummaryLine[] => [
      { label: t`Entries`, value: formatCount(entries, language) },
      { label: t`In`, value: signed(sums.in) },
      { label: t`Out`, value: signed(sums.out === '0.00' ? sums.out : `-${sums.out}`) },
    ],
  };
}
