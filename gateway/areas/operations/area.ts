import { defineArea } from '#gateway/http/define-area.ts';
import { sweepSecurityEvents } from '#gateway/context/security-events.ts';
import { backupCommands } from './backup-actions.ts';
import { addHealthRoutes } from './health-routes.ts';
import { ledgerCommands } from './ledger-actions.ts';
import { secretCommands } from './secret-actions.ts';
import { securityCommands } from './security-actions.ts';

/** The running of the gateway: health, backups, secrets, security events and the check of the ledger. */
export const operations = defineArea({
  name: 'operations',
  routes: [addHealthRoutes],
  actions: [...ledgerCommands, ...secretCommands, ...securityCommands, ...backupCommands],
  sweeps: [sweepSecurityEvents],
});
