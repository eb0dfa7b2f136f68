import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useStore } from 'jotai';
import Check from 'lucide-react/icons/check';
import QrCodeIcon from 'lucide-react/icons/qr-code';
import TimerOff from 'lucide-react/icons/timer-off';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { MoneyRow, MoneyRows } from '#src/components/people/money/money-row.tsx';
import type { Deposit } from '#src/contract/payments/deposits.schema.ts';
import { Card } from '#src/ui/card.tsx';
import { depositsResource } from './deposits.resource.ts';
import { DepositWaiting } from './deposit-waiting.tsx';
import s from './deposit.module.css';

/** The member's deposits, each with its state in words and where the money is. */
export function DepositHistory() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Your deposits</Trans>
      </h2>
      <ResourceView
        read={useRead(depositsResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No deposits yet`}
        emptyText={<Trans>What you deposit appears here, with its state.</Trans>}
        headingLevel={3}
        skeleton={<DepositWaiting />}
      >
        {(list) => (
          <>
            <Card>
              <MoneyRows label={t`Your deposits`}>
                {list.items.map((deposit) => (
                  <Row key={deposit.id} deposit={deposit} />
                ))}
              </MoneyRows>
            </Card>
            <ShowMore of={list} onMore={() => void depositsResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

const states: Record<Deposit['state'], { title: MessageDescriptor; text: MessageDescriptor; icon: typeof Check }> = {
  waiting: { title: msg`Waiting for the payment`, text: msg`Tap to pay`, icon: QrCodeIcon },
  credited: { title: msg`In your balance`, text: msg`By Pix`, icon: Check },
  expired: { title: msg`Expired without a payment`, text: msg`Nothing was charged`, icon: TimerOff },
  cancelled: { title: msg`Cancelled`, text: msg`Nothing was charged`, icon: X },
};

function Row({ deposit: { id, state, amount, createdAt, returned } }: { deposit: Deposit }) {
  const { i18n } = useLingui();
  const back = state !== 'credited' && returned.length > 0;
  const { title, text, icon } = states[state];
  return (
    <li>
      <Link to="/m/voucherCenter" search={{ id }}>
        <MoneyRow
          icon={back ? Undo2 : icon}
          dull={state !== 'credited'}
          title={i18n._(title)}
          note={back ? <Trans>A payment was sent back</Trans> : i18n._(text)}
          amount={amount}
          at={createdAt}
        />
      </Link>
    </li>
  );
}
