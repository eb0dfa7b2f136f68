import { defineArea } from '#gateway/http/define-area.ts';
import { sweepSecurityEvents } from '#gateway/context/security-events.ts';
import { timeOutHolds } from '#gateway/ledger/holds.ts';
import { backupActions } from './backup-actions.ts';
import { commitmentActions } from './commitments/actions.ts';
import { addCommitmentRoutes } from './commitments/calls.ts';
import { startSigning } from './commitments/sign-days.ts';
import { addHealthRoutes } from './health-routes.ts';
import { addJournalLogRoutes } from './journal-log/calls.ts';
import { startLogging } from './journal-log/log-journals.ts';
import { ledgerActions } from './ledger-actions.ts';
import { pepperActions } from './pepper-actions.ts';
import { secretActions } from './secret-actions.ts';
import { securityActions } from './security-actions.ts';
import { verifyActions } from './verify-action.ts';
import { waitingActions } from './waiting-actions.ts';

/** The running of the gateway: health, backups, secrets, security events, the check of the ledger and the log of commitments. */
export const operations = defineArea({
  name: 'operations',
  routes: [addHealthRoutes, addCommitmentRoutes, addJournalLogRoutes],
  actions: [
    ...verifyActions,
    ...ledgerActions,
    ...commitmentActions,
    ...secretActions,
    ...pepperActions,
    ...securityActions,
    ...backupActions,
    ...waitingActions,
  ],
  sweeps: [sweepSecurityEvents, timeOutHolds],
  jobs: [startSigning, startLogging],
});
