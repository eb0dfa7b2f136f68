import { defineArea } from '#gateway/http/define-area.ts';
import { invitationActions } from './actions.ts';
import { commissionActions, failedCommissions } from './commission/actions.ts';
import { startPaying } from './commission/job.ts';
import { addInvitationRoutes } from './calls.ts';
import { invitationTexts, inviteFriends } from './seed.ts';

/** Invitations: a member's own code, and the invited members. */
export const invitations = defineArea({
  name: 'invitations',
  routes: [addInvitationRoutes],
  actions: [...invitationActions, ...commissionActions],
  waiting: [failedCommissions],
  jobs: [startPaying],
  seed: invitationTexts,
  seedScene: inviteFriends,
});
