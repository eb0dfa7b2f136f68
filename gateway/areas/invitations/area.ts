import { defineArea } from '#gateway/http/define-area.ts';
import { invitationActions } from './actions.ts';
import { addInvitationRoutes } from './calls.ts';
import { invitationTexts, inviteFriends } from './seed.ts';

/** Invitations: a member's own code, and the invited members. */
export const invitations = defineArea({
  name: 'invitations',
  routes: [addInvitationRoutes],
  actions: invitationActions,
  seed: invitationTexts,
  seedScene: inviteFriends,
});
