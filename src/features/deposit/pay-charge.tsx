import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Copy from 'lucide-react/icons/copy';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Timer from 'lucide-react/icons/timer';
import { Suspense, useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { minutesLeft } from '#src/components/kit/minutes-left.ts';
import { useClock } from '#src/components/kit/use-clock.ts';
import { DemoBankLink } from '#src/components/people/money/demo-bank-link.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { PixDeposit } from '#src/contract/payments/deposits.schema.ts';
import { copyText } from '#src/platform/device/share.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import { BonusLine } from './bonus-line.tsx';
import { cancel } from './deposits.resource.ts';
import s from './pay-charge.module.css';
import shared from './deposit.module.css';

const QrCode = lazyPart(() => import('#src/ui/qr-code.tsx'), 'QrCode');

/** A deposit that waits: its code for a camera and to copy, and the time that is left. `stale`: nobody knows whether it was paid. */
export function PayCharge({ deposit, stale }: { deposit: PixDeposit; stale: boolean }) {
  const { t } = useLingui();
  const money = useMoney();
  const left = Math.max(0, deposit.expiresAt - serverTime(useClock()));
  const time = minutesLeft(left);
  const share = (100 * left) / (deposit.expiresAt - deposit.createdAt);
  const copy = async () => {
    if (await copyText(deposit.code)) toasts.show(t`Code copied`, { kind: 'success' });
    else toasts.show(t`Copy the code below by a long press.`, { duration: TOAST_LONG_MS });
  };
  return (
    <>
      <div className={s.sum}>
        <p>
          <Trans>Amount</Trans>
          <b className="num">{money(deposit.amount)}</b>
        </p>
        <Link to="/m/voucherCenter" search={{}} className={buttonClass({ variant: 'text' })}>
          <Trans>Change amount</Trans>
        </Link>
      </div>
      {deposit.bonus && <BonusLine bonus={deposit.bonus} />}
      <Card className={s.pay}>
        <p className={s.state}>
          <i aria-hidden="true" />
          {stale ? <Trans>Connecting again…</Trans> : <Trans>Waiting for the payment</Trans>}
        </p>
        <div className={s.qr}>
          <Suspense fallback={<Skeleton className={s.qrWait} />}>
            <QrCode text={deposit.code} label={t`QR code of the Pix`} />
          </Suspense>
        </div>
        <p className={s.left}>
          <Timer size={16} aria-hidden />
          <span>
            <Trans>
              Expires in <b className="num">{time}</b>
            </Trans>
          </span>
        </p>
        <span className={s.bar} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
      </Card>
      <h2 className={shared.title}>
        <Trans>Pay on this phone</Trans>
      </h2>
      <ol className={s.steps}>
        <li>
          <Trans>
            Tap <b>Copy code</b>.
          </Trans>
        </li>
        <li>
          <Trans>
            In your bank’s app, choose <b>Pix copia e cola</b>.
          </Trans>
        </li>
        <li>
          <Trans>Confirm, then come back here. The money arrives by itself, usually within 10 seconds.</Trans>
        </li>
      </ol>
      <p className={s.code} aria-label={t`Pix code`}>
        {deposit.code}
      </p>
      {deposit.bank && (
        <DemoBankLink href={deposit.bank}>
          <Trans>Pay at the demo bank</Trans>
        </DemoBankLink>
      )}
      <p className={shared.own}>
        <ShieldCheck size={16} aria-hidden />
        <Trans>Pay only from an account with your CPF. A Pix from somebody else is sent back.</Trans>
      </p>
      <CancelDeposit id={deposit.id} />
      <div className={s.dock}>
        <Button big wide onClick={() => void copy()}>
          <Copy size={20} aria-hidden />
          <Trans>Copy code</Trans>
        </Button>
      </div>
    </>
  );
}

function CancelDeposit({ id }: { id: string }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const action = useAction(cancel, { offline: connectionText.moneyOff, done: () => setAsked(false) });
  return (
    <>
      <Button variant="text" wide aria-disabled={action.off ? true : undefined} onClick={() => setAsked(true)}>
        <Trans>Cancel this deposit</Trans>
      </Button>
      <ConfirmAction
        action={action}
        input={{ id }}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Cancel this deposit?`}
        text={<Trans>The code stops working. If you have paid already, the money still arrives in your balance.</Trans>}
        cancelLabel={t`Keep it`}
        submitLabel={t`Cancel deposit`}
      />
    </>
  );
}
