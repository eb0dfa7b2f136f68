import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { hasPassword } from '#gateway/areas/site/has-password.ts';
import { authenticatorsOf, showAuthenticator } from '../authenticators/authenticator-rows.ts';
import { agentNeedsStep } from './agent-step.ts';
import { passkeysOf, showPasskey } from './passkey-rows.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { hasSecondFactor } from './second-factor.ts';

/** A member's settings of the second factor, as shown. */
export async function readProtection(gateway: Gateway, member: Pick<Member, 'id' | 'type'>): Promise<Protection> {
  const { db } = gateway;
  const { id } = member;
  const [passkeys, authenticators, secondFactor, codesLeft, known, needsStep] = await Promise.all([
    passkeysOf(db, id),
    authenticatorsOf(db, id),
    hasSecondFactor(db, id),
    countRecoveryCodes(db, id),
    hasPassword(db, id),
    agentNeedsStep(gateway, member),
  ]);
  return {
    passkeys: passkeys.map(showPasskey),
    authenticators: authenticators.map(showAuthenticator),
    ...{ secondFactor, codesLeft, hasPassword: known, agentNeedsStep: needsStep },
  };
}
