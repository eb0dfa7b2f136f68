import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { formatCount, formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { kindName } from './kind-name.ts';
import { useAmounts } from './use-amounts.tsx';
import type { usePrintedStatement } from './use-printed-statement.ts';
import s from './statement.module.css';

/** The entries of a statement on paper, the first one first; the screen does not show them. */
export function PrintedEntries({ printed: { printed } }: { printed: ReturnType<typeof usePrintedStatement> }) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { plain } = useAmounts();
  if (!printed || printed.all === 0) return null;
  const all = formatCount(printed.all, language);
  if (printed.entries.length === 0)
    return (
      <p className={s.printed}>
        <Trans>This period has {all} entries, too many to print. The CSV file has every one.</Trans>
      </p>
    );
  return (
    <table className={s.entries}>
      <caption>
        <Trans>Entries: {all}</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Date and time</Trans>
          </th>
          <th scope="col">
            <Trans>Entry</Trans>
          </th>
          <th scope="col" className={s.amount}>
            <Trans>Amount</Trans>
          </th>
          <th scope="col" className={s.amount}>
            <Trans>Balance after</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {printed.entries.map(({ id, at, kind, about, amount, balance }) => (
          <tr key={id}>
            <td>{formatDateTime(at, language)}</td>
            <td>
              {i18n._(kindName(kind))}
              {about && ` · ${about}`}
            </td>
            <td className={s.amount}>{plain(amount)}</td>
            <td className={s.amount}>{plain(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
