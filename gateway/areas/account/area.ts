import { defineArea } from '#gateway/http/define-area.ts';
import { detailsActions } from './details-actions.ts';
import { addAccountDetailsRoutes, addIconRoutes } from './details-calls.ts';
import { feedbackActions, unansweredFeedback } from './feedback-actions.ts';
import { addFeedbackRoutes, addMemberRoutes } from './calls.ts';
import { findMembersAction } from './find-members.ts';
import { limitActions } from './limit-actions.ts';
import { memberActions } from './member-actions.ts';

/** A member’s account: details, icon and feedback. */
export const account = defineArea({
  name: 'account',
  routes: [addMemberRoutes, addFeedbackRoutes, addIconRoutes, addAccountDetailsRoutes],
  actions: [findMembersAction, ...memberActions, ...limitActions, ...detailsActions, ...feedbackActions],
  waiting: [unansweredFeedback],
});
