import { getRouteApi } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { OwnBonuses } from '#src/components/people/bonus/own-bonuses.tsx';
import { usePaymentsStream } from '#src/components/people/money/use-payments-stream.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { OneWithdrawal } from './one-withdrawal.tsx';
import { WithdrawStart } from './withdraw-start.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';
import { showWithdrawal, withdrawalResource, withdrawalsResource } from './withdrawals.resource.ts';
import s from './withdraw.module.css';

const route = getRouteApi('/m/withdraw');

/** /m/withdraw: a new withdrawal and the earlier ones, or one withdrawal as it stands [S1-032, S1-050]. */
export function WithdrawPage() {
  const { id } = route.useSearch();
  const type = useAtomValue(memberAtom)?.type;
  const heard = usePaymentsStream([withdrawalResource, withdrawalsResource], (store, { event, data }) => {
    if (event === 'withdrawal') showWithdrawal(store, data);
  });
  // Member data is not requested before the session is known.
  if (type === undefined || !may.withdraw(type)) return <FormSkeleton fields={3} />;
  if (id !== undefined) return <OneWithdrawal key={id} id={id} polls={!heard} />;
  return (
    <div className={s.page}>
      <WithdrawStart />
      {may.deposit(type) && <OwnBonuses />}
      <WithdrawalHistory />
    </div>
  );
}
