import { defineArea } from '#gateway/http/define-area.ts';
import { addRecordsRoutes } from './calls.ts';

/** A member’s records: bets, account movements, and profit and loss. */
export const records = defineArea({
  name: 'records',
  routes: [addRecordsRoutes],
});
