import type { Call } from '#src/contract/call.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { protectionResource } from '#src/state/protection.ts';
import { securityStateResource } from '#src/state/security.ts';

const security = () => import('#src/contract/security.ts');
const passkeys = () => import('#src/contract/passkeys.ts');
/** A write that changes the member's passkeys or second step. */
const ofPasskeys = <C extends Call>(call: () => Promise<C>) => defineWrite({ call, changes: [protectionResource] });
const changes = [securityStateResource];

export const setPaymentPassword = defineWrite({ call: async () => (await security()).setPaymentPassword, changes });
export const recoverPaymentPassword = defineWrite({
  call: async () => (await security()).recoverPaymentPassword,
  changes,
});
export const setSecurityQuestion = defineWrite({ call: async () => (await security()).setSecurityQuestion, changes });

type OwnMobile = Record<'mobile' | 'dialingCode' | 'code' | 'password', string>;
export const setOwnMobile = defineWrite({
  call: async () => (await security()).setOwnMobile,
  body: ({ mobile, dialingCode, code, password }: OwnMobile) => ({
    ...{ mobileNum: mobile, countryDialingCode: dialingCode },
    ...{ verificationCode: code, password },
  }),
  changes,
});

export const renamePasskey = ofPasskeys(async () => (await passkeys()).renamePasskey);
export const removePasskey = ofPasskeys(async () => (await passkeys()).removePasskey);
export const setSecondFactor = ofPasskeys(async () => (await passkeys()).setSecondFactor);
/** Ten new codes in place of those before. */
export const makeRecoveryCodes = ofPasskeys(async () => (await passkeys()).makeRecoveryCodes);
