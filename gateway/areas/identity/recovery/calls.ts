import { mailWithoutLogin, recoverByMail, recoverByPhone, recoverByQuestion } from '#src/contract/identity/recovery.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { proofByMail, proofByQuestion, proofBySms } from './proofs.ts';
import { recoverLater, recoverPassword } from './recover-password.ts';
import { sendRecoveryMail } from './send-recovery-mail.ts';
import { readMobile } from '../verification/mobile-number.ts';

/** A forgotten password (gateway/areas/identity/recovery/README.md). */
export function addRecoveryRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, mailWithoutLogin, ({ body, language, ip }) =>
    sendRecoveryMail(gateway, { ...body, language, ip }),
  );

  route(app, gateway, recoverByMail, ({ body, language, ip, idempotencyKey: key }) =>
    recoverPassword(gateway, proofByMail(gateway, { ...body, ip }), { ...body, language, ip, key }),
  );

  route(app, gateway, recoverByPhone, ({ body, language, ip, idempotencyKey: key }) => {
    const mobile = readMobile(body.mobileNo, body.countryDialingCode);
    if (mobile === null) throw new Refusal('invalid_request', { fields: ['mobileNo'] });
    return recoverPassword(gateway, proofBySms(gateway, { ...body, mobile, ip }), { ...body, language, ip, key });
  });

  route(app, gateway, recoverByQuestion, ({ body, language, ip, idempotencyKey: key }) =>
    recoverLater(gateway, proofByQuestion(gateway, { ...body, ip }), { ...body, language, ip, key }),
  );
}
