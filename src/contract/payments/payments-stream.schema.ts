import { defineStream } from '#src/contract/core/stream.ts';
import { Deposit } from './deposits.schema.ts';
import { Withdrawal } from './withdrawals.schema.ts';

/** Each event is one deposit or withdrawal as it stands now. What was before the stream, the page reads once the stream is open. */
export const paymentsStream = defineStream({
  name: 'paymentsStream',
  summary: "The member's deposits and withdrawals whenever they change, from whatever device",
  path: '/wps/payments/stream',
  access: 'member',
  may: 'withdraw',
  events: { deposit: Deposit, withdrawal: Withdrawal },
});
