import { defineArea } from '#gateway/http/define-area.ts';
import { chatActions, unansweredChats } from './actions.ts';
import { addChatRoutes } from './calls.ts';
import { sweepChats } from './write-message.ts';

/** The live chat between a member and the operator. */
export const chat = defineArea({
  name: 'chat',
  routes: [addChatRoutes],
  actions: chatActions,
  waiting: [unansweredChats],
  sweeps: [sweepChats],
});
