import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import TimerOff from 'lucide-react/icons/timer-off';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { MoneyRow } from '#src/components/people/money/money-row.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Deposit } from '#src/contract/payments/deposits.schema.ts';

type Words = { readonly title: MessageDescriptor; readonly text: MessageDescriptor; readonly icon: typeof Check };
/** The states of the deposits of each method, in words. */
type States = { readonly [M in Deposit['method']]: Record<Extract<Deposit, { method: M }>['state'], Words> };

const states: States = {
  PIX: {
    waiting: { title: msg`Waiting for the payment`, text: msg`Tap to pay`, icon: QrCodeIcon },
    credited: { title: msg`In your balance`, text: msg`By Pix`, icon: Check },
    expired: { title: msg`Expired without a payment`, text: msg`Nothing was charged`, icon: TimerOff },
    cancelled: { title: msg`Cancelled`, text: msg`Nothing was charged`, icon: X },
  },
  TRANSFER: {
    review: { title: msg`Checking the receipt`, text: msg`By bank transfer`, icon: Hourglass },
    credited: { title: msg`In your balance`, text: msg`By bank transfer`, icon: Check },
    refused: { title: msg`Refused`, text: msg`By bank transfer`, icon: X },
  },
  VOUCHER: { credited: { title: msg`In your balance`, text: msg`By voucher`, icon: Check } },
};

function wordsOf(deposit: Deposit): Words {
  if (deposit.method === 'PIX') return states.PIX[deposit.state];
  return deposit.method === 'TRANSFER' ? states.TRANSFER[deposit.state] : states.VOUCHER.credited;
}

/** The contest of a deposit that the member should know of: the open one, or one by which money was taken back. */
const contestOf = (deposit: Deposit) =>
  deposit.method === 'PIX'
    ? (deposit.contests.find((one) => one.state === 'open') ?? deposit.contests.find((one) => toMinor(one.taken) > 0))
    : undefined;

/** A line of the history: where a deposit stands, in words, and why it was refused. */
export function DepositRow({ deposit }: { deposit: Deposit }) {
  const { i18n, t } = useLingui();
  const money = useMoney();
  const { id, state, amount, createdAt } = deposit;
  const back = deposit.method === 'PIX' && state !== 'credited' && deposit.returned.length > 0;
  const { title, text, icon } = wordsOf(deposit);
  const reason = deposit.method === 'TRANSFER' && deposit.reason !== '' ? deposit.reason : undefined;
  const contest = contestOf(deposit);
  const taken = contest && money(contest.taken);
  const note = contest ? (
    contest.state === 'open' ? (
      <Trans>Withdrawals wait for the decision</Trans>
    ) : (
      <Trans>{taken} taken back</Trans>
    )
  ) : back ? (
    <Trans>A payment was sent back</Trans>
  ) : (
    (reason ?? i18n._(text))
  );
  return (
    <li>
      <Link to="/m/voucherCenter" search={{ id }}>
        <MoneyRow
          icon={contest ? ShieldAlert : back ? Undo2 : icon}
          dull={state !== 'credited' || contest?.state === 'taken-back'}
          title={contest ? t`Contested by the payer’s bank` : i18n._(title)}
          note={note}
          amount={amount}
          at={createdAt}
        />
      </Link>
    </li>
  );
}
