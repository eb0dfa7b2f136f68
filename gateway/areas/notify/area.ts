import { defineArea } from '#gateway/http/define-area.ts';
import { messageActions } from './inbox/actions.ts';
import { addMessagesRoutes } from './inbox/calls.ts';
import { sweepMessages } from './inbox/sweep.ts';
import { mailActions, undeliveredMail } from './mail/actions.ts';
import { mailOut } from './mail/mail-outbox.ts';
import { createMailCarrier } from './mail/nodemailer-carrier.ts';
import { startDelivering } from './outbox/deliver.ts';
import { sweepLetters } from './outbox/letters.ts';
import { pushActions } from './push/actions.ts';
import { addPushRoutes } from './push/calls.ts';
import { pushOut } from './push/push-out.ts';
import { sweepPushes } from './push/sweep.ts';
import { createWebPushSender } from './push/web-push-sender.ts';
import { smsActions, undeliveredSms } from './sms/actions.ts';
import { carrierOf } from './sms/http-carrier.ts';
import { smsOut } from './sms/sms-outbox.ts';
import { addSmsReportRoute } from './sms/sms-report-routes.ts';

/** Everything that reaches a member outside a page: the inbox, push messages, mail and SMS. */
export const notify = defineArea({
  name: 'notify',
  routes: [addPushRoutes, addMessagesRoutes, addSmsReportRoute],
  actions: [...mailActions, ...messageActions, ...pushActions, ...smsActions],
  waiting: [undeliveredMail, undeliveredSms],
  sweeps: [sweepLetters, sweepPushes, sweepMessages],
  jobs: [
    (gateway) => startDelivering(gateway, pushOut(gateway, createWebPushSender(gateway))),
    (gateway) => startDelivering(gateway, mailOut(gateway, createMailCarrier(gateway.config))),
    (gateway) => startDelivering(gateway, smsOut(gateway, carrierOf(gateway))),
  ],
});
