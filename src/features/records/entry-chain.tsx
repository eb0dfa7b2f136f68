import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { fromMinor } from '#src/contract/core/amount.ts';
import { toHex } from '#src/contract/core/commitment.ts';
import type { ProvenReceipt } from '#src/contract/records/check-receipt.ts';
import { useAmounts } from './use-amounts.tsx';
import s from './entry-chain.module.css';

const sides: readonly (readonly [start: string, name: MessageDescriptor])[] = [
  ['wallet:', msg`Your balance`],
  ['held:rain-', msg`Red envelope rain`],
  ['held:', msg`Held for your withdrawal`],
  ['receivable:', msg`What you owe`],
  ['vendor:', msg`Game provider`],
  ['house:pix', msg`Pix`],
  ['house:bank', msg`Bank transfer`],
];
const nameOf = (account: string) => sides.find(([start]) => account.startsWith(start))?.[1] ?? msg`The house`;

const short = (hash: string) => `${hash.slice(0, 4)}…${hash.slice(-4)}`;

/** A verified entry in plain words: where the money came from and went, and the mark that it has of the entry before it. */
export function EntryChain({ receipt, hash }: Pick<ProvenReceipt, 'receipt' | 'hash'>) {
  const { t, i18n } = useLingui();
  const { signed, plain } = useAmounts();
  const before = toHex(receipt.before);
  return (
    <section className={s.chain}>
      <dl className={s.sides}>
        {receipt.journal.postings.map(({ accountId, amount }) => (
          <div key={accountId}>
            <dt>{i18n._(nameOf(accountId))}</dt>
            <dd className="num">{signed(fromMinor(amount))}</dd>
          </div>
        ))}
        <div className={s.sum}>
          <dt>
            <Trans>Sum</Trans>
          </dt>
          <dd className="num">{plain('0.00')}</dd>
        </div>
      </dl>
      <p>
        <Trans>Every entry sums to zero: what leaves one side arrives on the other.</Trans>
      </p>
      <ol className={s.marks} aria-label={t`Chain of entries`}>
        <li>
          <b>
            <Trans>Previous</Trans>
          </b>
          <code translate="no">{before === '' ? '–' : short(before)}</code>
        </li>
        <li className={s.this}>
          <b>
            <Trans>This entry</Trans>
          </b>
          <code translate="no">{short(hash)}</code>
        </li>
      </ol>
      <p>
        <Trans>Each entry carries the mark of the previous one. If a cent were changed, no later mark would fit.</Trans>
      </p>
    </section>
  );
}
