import { humanChallenge, smsForLogin, smsForRegister, smsWithoutLogin } from '#src/contract/identity/verification.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { refuseWithoutSmsLogin } from '../session/sms-login.ts';
import { createHumanChallenge } from './human-challenge.ts';
import { readMobile } from './mobile-number.ts';
import { sendSmsCode } from './send-sms-code.ts';

export function addVerificationRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, humanChallenge, async ({ query: { purpose }, ip }) => {
    await gateway.limits.consume('challenge', ip);
    return createHumanChallenge(gateway, purpose);
  });

  route(app, gateway, smsForRegister, ({ body, language, ip }) => {
    const mobile = readMobile(body.mobileNo, body.countryDialingCode);
    return sendSmsCode(gateway, { ...body, purpose: 'register', mobile, field: 'mobileNo', language, ip });
  });

  route(app, gateway, smsWithoutLogin, ({ body, language, ip }) => {
    const mobile = readMobile(body.mobileNo, body.countryDialingCode);
    return sendSmsCode(gateway, { ...body, purpose: 'noLogin', mobile, field: 'mobileNo', language, ip });
  });

  route(app, gateway, smsForLogin, async ({ body, language, ip }) => {
    await refuseWithoutSmsLogin(gateway);
    const mobile = readMobile(body.mobileNum, body.countryDialingCode);
    return sendSmsCode(gateway, { ...body, purpose: 'login', mobile, field: 'mobileNum', language, ip });
  });
}
