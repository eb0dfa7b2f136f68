import { defineArea } from '#gateway/http/define-area.ts';
import { messageActions } from './inbox/actions.ts';
import { addMessagesRoutes } from './inbox/calls.ts';
import { sweepMessages } from './inbox/sweep.ts';
import { mailActions } from './mail/actions.ts';
import { keepDeliveringMail, sweepMail } from './mail/deliver-mail.ts';
import { createMailCarrier } from './mail/nodemailer-carrier.ts';
import { pushActions } from './push/actions.ts';
import { addPushRoutes } from './push/calls.ts';
import { keepDelivering, sweepPushes } from './push/deliver.ts';
import { createWebPushSender } from './push/web-push-sender.ts';

/** Everything that reaches a member outside a page: the inbox, push messages and mail. */
export const notify = defineArea({
  name: 'notify',
  routes: [addPushRoutes, addMessagesRoutes],
  actions: [...mailActions, ...messageActions, ...pushActions],
  sweeps: [sweepMail, sweepPushes, sweepMessages],
  jobs: [
    (gateway) => keepDelivering(gateway, createWebPushSender(gateway)),
    (gateway) => keepDeliveringMail(gateway, createMailCarrier(gateway.config)),
  ],
});
