import { defineArea } from '#gateway/http/define-area.ts';
import { detailsCommands } from './details-actions.ts';
import { addAccountDetailsRoutes } from './details-calls.ts';
import { feedbackCommands } from './feedback-actions.ts';
import { addFeedbackRoutes } from './feedback-calls.ts';
import { memberCommands } from './member-actions.ts';
import { addMemberRoutes } from './member-calls.ts';
import { addPicturesRoutes } from './picture-calls.ts';
import { sweepPictures } from './pictures.ts';

/** A member’s account: details, pictures and feedback. */
export const account = defineArea({
  name: 'account',
  routes: [addMemberRoutes, addFeedbackRoutes, addPicturesRoutes, addAccountDetailsRoutes],
  actions: [...memberCommands, ...detailsCommands, ...feedbackCommands],
  sweeps: [sweepPictures],
});
