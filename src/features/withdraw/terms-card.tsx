import { payeeName } from './payee-name.ts';
import type { Payee } from '#src/contract/payments/payees.schema.ts';
import line from '#src/components/people/money/row.module.css';
import type { LucideIcon } from 'lucide-react';
import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import Plus from 'lucide-react/icons/plus';
import { useMoney } from '#src/components/people/use-money.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { usePromise } from '#src/components/people/money/use-promise.ts';
import s from './withdraw.module.css';

type TermsCardProps = { options: WithdrawOptions; amount: Amount | undefined; onPayee: () => void };

/** Where the money goes, what it costs and when it is there, as the amount is typed. */
export function TermsCard({ options, amount, onPayee }: TermsCardProps) {
  const { t } = useLingui();
  const money = useMoney();
  const { fee, freeLeft, freeInMonth, minutes, holder } = options;
  const [payee] = options.list;
  const net = amount === undefined ? undefined : Math.max(0, toMinor(amount) - toMinor(fee));
  const used = freeInMonth - freeLeft + 1;
  return (
    <Card>
      {payee ? (
        <div className={s.payee}>
          <PayeeWords icon={KeyRound} payee={payee} holder={holder} />
          <Button variant="text" aria-label={t`Change key or account`} onClick={onPayee}>
            <Trans>Change</Trans>
          </Button>
        </div>
      ) : (
        <div className={s.payee}>
          <Button variant="soft" wide onClick={onPayee}>
            <Plus size={20} aria-hidden />
            <Trans>Add key or account</Trans>
          </Button>
        </div>
      )}
      <div className={s.facts}>
        <dl>
          <div>
            <dt>
              {freeInMonth > 0 && freeLeft > 0 ? (
                <Trans>
                  Fee, free {used} of {freeInMonth} this month
                </Trans>
              ) : (
                <Trans>Fee</Trans>
              )}
            </dt>
            <dd className="num">{money(fee)}</dd>
          </div>
          <div>
            <dt>
              <Trans>You receive</Trans>
            </dt>
            <dd className="num">{net === undefined ? '–' : money(fromMinor(net))}</dd>
          </div>
          <div>
            <dt>
              <Trans>Arrives</Trans>
            </dt>
            <dd className="num">{usePromise(minutes)}</dd>
          </div>
        </dl>
      </div>
    </Card>
  );
}

/** A key or account in a row: its icon, as much of it as its owner knows it by, and the owner. */
export function PayeeWords({ icon: Icon, payee, holder }: { icon: LucideIcon; payee: Payee; holder: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <span className={line.mini}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={line.words}>
        <b className="num">{payee.masked}</b>
        <small>
          {i18n._(payeeName[payee.kind])}, {holder}
        </small>
      </span>
    </>
  );
}
