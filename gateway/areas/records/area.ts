import { defineArea } from '#gateway/http/define-area.ts';
import { addRecordsRoutes } from './calls.ts';
import { reportActions } from './report-actions.ts';

/** A member’s records: bets, account movements, and profit and loss. */
export const records = defineArea({
  name: 'records',
  routes: [addRecordsRoutes],
  actions: reportActions,
});
