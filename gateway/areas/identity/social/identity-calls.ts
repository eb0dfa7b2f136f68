import { listIdentities, unlinkIdentity } from '#src/contract/identity/identities.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { identitiesOf, removeIdentity } from './identities.ts';

/** The accounts elsewhere that a member has linked; routes/social.ts links them. */
export function addIdentitiesRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, listIdentities, ({ member }) => identitiesOf(gateway, member.id));

  route(app, gateway, unlinkIdentity, async ({ member, body, ip }) => {
    const { provider, password } = body;
    const { right } = await checkOwnPassword(gateway, member, password);
    if (!right) throw wrongPassword('password');
    if (await removeIdentity(gateway, member.id, provider))
      await recordSecurityEvent(gateway, { kind: 'identity_unlinked', memberId: member.id, ip, detail: provider });
    return identitiesOf(gateway, member.id);
  });
}
