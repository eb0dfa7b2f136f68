import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import Clock from 'lucide-react/icons/clock';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useMoney } from '#src/components/people/use-money.ts';
import line from '#src/components/people/money/row.module.css';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { formatClock } from '#src/platform/language/format.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { BankLink } from './bank-link.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { PromiseCard } from './promise-card.tsx';
import { textOf } from './state-texts.ts';
import own from './one-withdrawal.module.css';
import s from './withdraw.module.css';

/** A withdrawal on its way: where the money is now, step by step, and when it is there. `stale`: the state may have changed. */
export function WithdrawalProgress({ withdrawal, stale }: { withdrawal: Withdrawal; stale: boolean }) {
  const { i18n } = useLingui();
  const money = useMoney();
  const { amount, cancellable } = withdrawal;
  const { masked } = withdrawal.payee;
  return (
    <>
      <div className={own.head}>
        <span className={line.mini}>
          <Clock size={24} aria-hidden />
        </span>
        <div className={line.words}>
          <p className="num">
            <Trans>To {masked}</Trans>
          </p>
          <b className="num">{money(amount)}</b>
        </div>
        <span className={s.tag}>{i18n._(textOf(withdrawal).title)}</span>
      </div>
      {withdrawal.paused ? (
        <Card className={s.turnover}>
          <p>
            <Trans>
              A deposit of yours is contested at the payer’s bank. This withdrawal waits until that is settled; its
              money stays set aside for you.
            </Trans>
          </p>
          <Link to="/m/voucherCenter" search={{}} className={s.link}>
            <Trans>See the deposit</Trans>
          </Link>
        </Card>
      ) : (
        <PromiseCard withdrawal={withdrawal} stale={stale} />
      )}
      <Card className={own.steps}>
        <Steps withdrawal={withdrawal} />
      </Card>
      <BankLink withdrawal={withdrawal} />
      <SmallNote icon={ShieldCheck} className={s.own}>
        <Trans>
          If the bank does not answer, we ask again by the same number. The money arrives or comes back, never both.
        </Trans>
      </SmallNote>
      <div className={own.dock}>
        {cancellable && <CancelWithdrawal id={withdrawal.id} />}
        <Link to="/m/withdraw" search={{}} className={buttonClass({ big: true, wide: true })}>
          <Trans>Done</Trans>
        </Link>
      </div>
    </>
  );
}

function Steps({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui();
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  const { state, amount, createdAt, decidedAt, sentAt, automatic } = withdrawal;
  const sum = money(amount);
  const time = (at: number | null) => (at === null ? '' : formatClock(at, language));
  const steps = [
    { name: t`You asked`, note: '', at: createdAt, now: false },
    { name: t`Set aside from your balance`, note: t`Nobody spends this ${sum}`, at: createdAt, now: false },
    {
      name: decidedAt === null ? t`Being checked` : t`Checked`,
      note: decidedAt === null ? t`Our team looks at it` : automatic ? t`Approved by itself` : t`Approved by our team`,
      at: decidedAt,
      now: state === 'review',
    },
    {
      name: t`At the bank`,
      note: state === 'sent' ? t`Accepted, waiting for its answer` : '',
      at: null,
      now: state === 'approved' || state === 'sent',
      since: sentAt,
    },
    { name: t`In your account`, note: '', at: null, now: false },
  ];
  return (
    <ol className={own.timeline} aria-label={t`Where the money is`}>
      {steps.map(({ name, note, at, now, since }) => (
        <li
          key={name}
          className={now ? own.now : at === null ? undefined : own.done}
          aria-current={now ? 'step' : undefined}
        >
          <span className={line.words}>
            <b>{name}</b>
            {note !== '' && <small>{note}</small>}
          </span>
          <span className="num">{now ? time(since ?? null) || t`now` : time(at)}</span>
        </li>
      ))}
    </ol>
  );
}
