import { balanceSums } from '#src/contract/records/records.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The sums of the member's balance; `moments` as the call has them. */
export const balanceSumsRead = defineRead({
  name: 'balance-sums',
  call: balanceSums,
  query: ({ moments }: { moments: string }) => ({ moments }),
  key: ({ moments }) => moments,
  freshFor: 0,
});
