import { getRouteApi } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { usePaymentsStream } from '#src/components/people/money/use-payments-stream.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { DepositHistory } from './deposit-history.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import { DepositStart } from './deposit-start.tsx';
import { depositResource, depositsResource, showDeposit } from './deposits.resource.ts';
import { OneDeposit } from './one-deposit.tsx';
import s from './deposit.module.css';

const route = getRouteApi('/m/voucherCenter');

/** /m/voucherCenter: a new deposit and the earlier ones, or one deposit as it stands [S1-030, S1-049]. */
export function DepositPage() {
  const { id } = route.useSearch();
  const type = useAtomValue(memberAtom)?.type;
  const heard = usePaymentsStream([depositResource, depositsResource], (store, { event, data }) => {
    if (event === 'deposit') showDeposit(store, data);
  });
  // Member data is not requested before the session is known.
  if (type === undefined || !may.deposit(type)) return <DepositWaiting />;
  if (id !== undefined) return <OneDeposit key={id} id={id} polls={!heard} />;
  return (
    <div className={s.page}>
      <DepositStart />
      <DepositHistory />
    </div>
  );
}
