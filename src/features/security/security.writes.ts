import { defineWrite } from '#src/platform/resource/define-write.ts';
import { protectionResource } from '#src/state/protection.ts';
import { securityStateResource } from '#src/state/security.ts';

export const setPaymentPassword = defineWrite({
  call: () => import('#src/contract/security.ts').then((module) => module.setPaymentPassword),
  changes: [securityStateResource],
});

export const recoverPaymentPassword = defineWrite({
  call: () => import('#src/contract/security.ts').then((module) => module.recoverPaymentPassword),
  changes: [securityStateResource],
});

export const setSecurityQuestion = defineWrite({
  call: () => import('#src/contract/security.ts').then((module) => module.setSecurityQuestion),
  changes: [securityStateResource],
});

type OwnMobile = Record<'mobile' | 'dialingCode' | 'code' | 'password', string>;
export const setOwnMobile = defineWrite({
  call: () => import('#src/contract/security.ts').then((module) => module.setOwnMobile),
  body: ({ mobile, dialingCode, code, password }: OwnMobile) => ({
    ...{ mobileNum: mobile, countryDialingCode: dialingCode },
    ...{ verificationCode: code, password },
  }),
  changes: [securityStateResource],
});

export const renamePasskey = defineWrite({
  call: () => import('#src/contract/passkeys.ts').then((module) => module.renamePasskey),
  changes: [protectionResource],
});

export const removePasskey = defineWrite({
  call: () => import('#src/contract/passkeys.ts').then((module) => module.removePasskey),
  changes: [protectionResource],
});

export const setSecondFactor = defineWrite({
  call: () => import('#src/contract/passkeys.ts').then((module) => module.setSecondFactor),
  changes: [protectionResource],
});

/** Ten new codes in place of those before. */
export const makeRecoveryCodes = defineWrite({
  call: () => import('#src/contract/passkeys.ts').then((module) => module.makeRecoveryCodes),
  changes: [protectionResource],
});
