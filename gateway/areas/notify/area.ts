import { defineArea } from '#gateway/http/define-area.ts';
import { messageActions } from './inbox/actions.ts';
import { addMessagesRoutes } from './inbox/calls.ts';
import { sweepMessages } from './inbox/sweep.ts';
import { mailActions, undeliveredMail } from './mail/actions.ts';
import { mailChannel } from './mail/mail-outbox.ts';
import { createMailTransport } from './mail/nodemailer-transport.ts';
import { startDelivering } from './outbox/deliver.ts';
import { sweepOutbox } from './outbox/outbox-messages.ts';
import { pushActions } from './push/actions.ts';
import { addPushRoutes } from './push/calls.ts';
import { pushChannel } from './push/push-channel.ts';
import { sweepPushes } from './push/sweep.ts';
import { createWebPushSender } from './push/web-push-sender.ts';
import { smsActions, undeliveredSms } from './sms/actions.ts';
import { carrierOf } from './sms/http-carrier.ts';
import { smsChannel } from './sms/sms-outbox.ts';
import { addSmsReportRoute } from './sms/sms-report-routes.ts';

/** Everything that reaches a member outside a page: the inbox, push messages, mail and SMS. */
export const notify = defineArea({
  name: 'notify',
  routes: [addPushRoutes, addMessagesRoutes, addSmsReportRoute],
  actions: [...mailActions, ...messageActions, ...pushActions, ...smsActions],
  waiting: [undeliveredMail, undeliveredSms],
  sweeps: [sweepOutbox, sweepPushes, sweepMessages],
  jobs: [
    (gateway) => startDelivering(gateway, pushChannel(gateway, createWebPushSender(gateway))),
    (gateway) => startDelivering(gateway, mailChannel(gateway, createMailTransport(gateway.config))),
    (gateway) => startDelivering(gateway, smsChannel(gateway, carrierOf(gateway))),
  ],
});
