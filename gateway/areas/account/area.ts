import { defineArea } from '#gateway/http/define-area.ts';
import { detailsActions } from './details-actions.ts';
import { addAccountDetailsRoutes } from './details-calls.ts';
import { feedbackActions, unansweredFeedback } from './feedback-actions.ts';
import { addFeedbackRoutes } from './feedback-calls.ts';
import { findMembersAction } from './find-members.ts';
import { addIconRoutes } from './icon-calls.ts';
import { limitActions } from './limit-actions.ts';
import { memberActions } from './member-actions.ts';
import { addMemberRoutes } from './member-calls.ts';

/** A member’s account: details, icon and feedback. */
export const account = defineArea({
  name: 'account',
  routes: [addMemberRoutes, addFeedbackRoutes, addIconRoutes, addAccountDetailsRoutes],
  actions: [findMembersAction, ...memberActions, ...limitActions, ...detailsActions, ...feedbackActions],
  waiting: [unansweredFeedback],
});
