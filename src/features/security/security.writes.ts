import type { Call } from '#src/contract/core/call.ts';
import * as authenticators from '#src/contract/identity/authenticators.ts';
import * as passkeys from '#src/contract/identity/passkeys.ts';
import * as security from '#src/contract/identity/security.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { protectionResource } from '#src/state/identity/protection.ts';
import { agentAnnouncementsResource } from '#src/state/lobby/announcement-list.ts';
import { securityStateResource } from '#src/state/identity/security.ts';

/** A write that changes the member's passkeys, apps or second step, without which agents do not see their announcements. */
const ofPasskeys = <C extends Call>(call: C) =>
  defineWrite({ call, changes: [protectionResource, agentAnnouncementsResource] });
const changes = [securityStateResource];

export const setPaymentPassword = defineWrite({ call: security.setPaymentPassword, changes });
export const recoverPaymentPassword = defineWrite({
  call: security.recoverPaymentPassword,
  changes,
});
export const cancelRecovery = defineWrite({ call: security.cancelRecovery, changes });
export const setSecurityQuestion = defineWrite({ call: security.setSecurityQuestion, changes });

type OwnMobile = Record<'mobile' | 'dialingCode' | 'code' | 'password', string>;
export const setOwnMobile = defineWrite({
  call: security.setOwnMobile,
  body: ({ mobile, dialingCode, code, password }: OwnMobile) => ({
    ...{ mobileNum: mobile, countryDialingCode: dialingCode },
    ...{ verificationCode: code, password },
  }),
  changes,
});

/** The secret of a new app, which counts once a code of it was typed. */
export const newAuthenticator = defineWrite({ call: authenticators.newAuthenticator });
export const addAuthenticator = ofPasskeys(authenticators.addAuthenticator);
export const renameAuthenticator = ofPasskeys(authenticators.renameAuthenticator);
export const removeAuthenticator = ofPasskeys(authenticators.removeAuthenticator);
export const renamePasskey = ofPasskeys(passkeys.renamePasskey);
export const removePasskey = ofPasskeys(passkeys.removePasskey);
export const setSecondFactor = ofPasskeys(passkeys.setSecondFactor);
/** Ten new codes that replace the previous ones. */
export const makeRecoveryCodes = ofPasskeys(passkeys.makeRecoveryCodes);
