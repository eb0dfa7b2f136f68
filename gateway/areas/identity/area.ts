import { defineArea } from '#gateway/http/define-area.ts';
import { addAuthenticatorRoutes } from './authenticators/calls.ts';
import { sweepPasskeys } from './passkeys/sweep.ts';
import { addPasskeyRoutes } from './passkeys/calls.ts';
import { addSignInStepRoutes } from './passkeys/sign-in-step-calls.ts';
import { addRecoveryRoutes } from './recovery/calls.ts';
import { sweepRecovery } from './recovery/recovery-codes.ts';
import { insertPaymentPassword } from './recovery/payment-seed.ts';
import { addSecurityRoutes } from './recovery/security-calls.ts';
import { startRecovering } from './recovery/warn-owners.ts';
import { registerActions } from './registration/actions.ts';
import { affiliateActions } from './registration/affiliate-actions.ts';
import { addRegistrationRoutes } from './registration/calls.ts';
import { addCaptchaRoutes } from './session/captcha-calls.ts';
import { addHandoverRoutes } from './session/handover-calls.ts';
import { addPasswordRoutes } from './session/password-calls.ts';
import { sessionActions } from './session/session-actions.ts';
import { addSessionRoutes } from './session/session-calls.ts';
import { addSessionsRoutes } from './session/sessions-calls.ts';
import { sweepSessions } from './session/sweep.ts';
import { addTrialRoutes } from './session/trial-calls.ts';
import { sweepTrialMembers } from './session/sweep-trial-members.ts';
import { sweepTrials } from './session/trial.ts';
import { addIdentitiesRoutes } from './social/identity-calls.ts';
import { initialiseProviders } from './social/providers.ts';
import { addSocialRoutes } from './social/social-routes.ts';
import { addVerificationRoutes } from './verification/calls.ts';
import { initialiseFirebase } from './verification/firebase.ts';
import { sweepVerification } from './verification/sweep.ts';

/** Members' identity: registration, every sign-in method, sessions, passkeys, recovery and codes by SMS. */
export const identity = defineArea({
  name: 'identity',
  routes: [
    addSessionRoutes,
    addHandoverRoutes,
    addSocialRoutes,
    addIdentitiesRoutes,
    addCaptchaRoutes,
    addPasswordRoutes,
    addRecoveryRoutes,
    addSecurityRoutes,
    addTrialRoutes,
    addRegistrationRoutes,
    addVerificationRoutes,
    addSessionsRoutes,
    addPasskeyRoutes,
    addAuthenticatorRoutes,
    addSignInStepRoutes,
  ],
  actions: [...sessionActions, ...registerActions, ...affiliateActions],
  sweeps: [sweepSessions, sweepVerification, sweepTrials, sweepTrialMembers, sweepRecovery, sweepPasskeys],
  jobs: [initialiseProviders, initialiseFirebase, startRecovering],
  seedScene: insertPaymentPassword,
});
