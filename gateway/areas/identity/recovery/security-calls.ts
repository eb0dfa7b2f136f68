import * as contract from '#src/contract/identity/security.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { setOwnMobile } from './own-mobile.ts';
import { setPaymentPassword } from './payment-password.ts';
import { recoverPaymentPassword, sendPaymentCode } from './payment-recovery.ts';
import { cancelWait } from './recovery-waits.ts';
import { setSecurityQuestion } from './security-question.ts';
import { readSecurityState } from './security-state.ts';

export function addSecurityRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, contract.securityState, ({ member }) => readSecurityState(gateway, member));

  route(app, gateway, contract.cancelRecovery, async ({ member: { id: memberId }, ip }) => {
    await cancelWait(gateway, { memberId, ip, detail: 'by the member' });
    return {};
  });

  route(app, gateway, contract.listSecurityQuestions, () =>
    Promise.resolve(contract.securityQuestions.map((id) => ({ id }))),
  );

  route(app, gateway, contract.setSecurityQuestion, async ({ member, body, ip, idempotencyKey: key }) => {
    await setSecurityQuestion(gateway, member, { ...body, ip, key });
    return {};
  });

  route(app, gateway, contract.setPaymentPassword, async ({ member, body, ip, idempotencyKey: key }) => {
    await setPaymentPassword(gateway, member, { ...body, ip, key });
    return {};
  });

  route(app, gateway, contract.sendPaymentCode, ({ member, language }) => sendPaymentCode(gateway, member, language));

  route(app, gateway, contract.recoverPaymentPassword, async ({ member, body, ip, idempotencyKey: key }) => {
    await recoverPaymentPassword(gateway, member, { ...body, ip, key });
    return {};
  });

  route(app, gateway, contract.setOwnMobile, async ({ member, body, language, ip, idempotencyKey: key }) => {
    await setOwnMobile(gateway, member, { ...body, language, ip, key });
    return {};
  });
}
