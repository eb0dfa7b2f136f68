import type { Deposit } from '#src/contract/payments/deposits.schema.ts';
import type { paymentsStream } from '#src/contract/payments/payments-stream.schema.ts';
import type { Withdrawal } from '#src/contract/payments/withdrawals.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { follow } from '#gateway/http/follow.ts';
import type { EventSink } from '#gateway/http/stream.ts';
import { listFollowed as listDeposits } from '../history.ts';
import type { PixProvider } from '../provider.ts';
import { listFollowed as listWithdrawals } from '../withdrawals/show-withdrawals.ts';
import { followedFor, watchPayments } from './watch-payments.ts';

type Followed = {
  readonly provider: PixProvider | null;
  readonly member: Pick<Member, 'id' | 'type'>;
  /** Whether the page still has access. */
  readonly isLetIn: () => Promise<boolean>;
};

/**
 * Reads the state of a member's deposits and withdrawals, and returns the sender of each of them that changes since, until the page disconnects or
 * loses access: a page that reads them when its stream opens misses nothing. `every` is for tests.
 */
export async function followPayments(
  gateway: Gateway,
  { provider, member, isLetIn }: Followed,
  every?: number,
): Promise<(sink: EventSink<typeof paymentsStream>) => Promise<void>> {
  const { id } = member;
  const read = async () => {
    const since = gateway.clock() - followedFor;
    return {
      deposits: may.deposit(member.type) ? await listDeposits(gateway, provider, id, since) : [],
      withdrawals: await listWithdrawals(gateway, provider, id, since),
    };
  };
  const shown = new Map<string, string>();
  /** Those that have changed since they were sent last. */
  const newOf = <T extends Deposit | Withdrawal>(list: readonly T[]): T[] =>
    list.filter((one) => {
      const text = JSON.stringify(one);
      if (shown.get(one.id) === text) return false;
      shown.set(one.id, text);
      return true;
    });
  const before = await read();
  newOf([...before.deposits, ...before.withdrawals]);

  return (sink) => {
    const tell = async () => {
      const now = await read();
      const [deposits, withdrawals] = [newOf(now.deposits), newOf(now.withdrawals)];
      if (deposits.length + withdrawals.length === 0) return 'told';
      // Nothing more is sent to a session that has ended.
      if (!(await isLetIn())) return 'over';
      for (const deposit of deposits) await sink.send('deposit', deposit);
      for (const withdrawal of withdrawals) await sink.send('withdrawal', withdrawal);
      return 'told';
    };
    return follow(gateway, sink, { listen: (ring) => watchPayments.listen(gateway, id, ring), isLetIn, tell }, every);
  };
}
