import { defineArea } from '#gateway/http/define-area.ts';
import { sweepSecurityEvents } from '#gateway/context/security-events.ts';
import { backupActions } from './backup-actions.ts';
import { addHealthRoutes } from './health-routes.ts';
import { ledgerActions } from './ledger-actions.ts';
import { secretActions } from './secret-actions.ts';
import { securityActions } from './security-actions.ts';

/** The running of the gateway: health, backups, secrets, security events and the check of the ledger. */
export const operations = defineArea({
  name: 'operations',
  routes: [addHealthRoutes],
  actions: [...ledgerActions, ...secretActions, ...securityActions, ...backupActions],
  sweeps: [sweepSecurityEvents],
});
