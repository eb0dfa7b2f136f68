import {
  addAuthenticator,
  newAuthenticator,
  removeAuthenticator,
  renameAuthenticator,
} from '#src/contract/identity/authenticators.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { transact } from '#gateway/db/transact.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { endWithoutProof } from '../passkeys/second-factor.ts';
import { confirmPassword } from '../session/own-password.ts';
import { secretDigest } from '../session/secret-digest.ts';
import { beginAuthenticator, confirmAuthenticator } from './add-authenticator.ts';
import { authenticatorsOf } from './authenticator-rows.ts';

/** A member's apps that show codes for the second step (docs/decisions/107-codes-of-an-app-and-agents.md). */
export function addAuthenticatorRoutes(app: App, gateway: Gateway): void {
  const { db, clock, limits } = gateway;

  route(app, gateway, newAuthenticator, async ({ member, body }) => {
    await confirmPassword(gateway, member, body.password);
    return beginAuthenticator(gateway, member);
  });

  route(app, gateway, addAuthenticator, async ({ member, body, ip, idempotencyKey: key }) => {
    const { id, name, code } = body;
    await limits.consume('authenticator', member.id);
    const asked = { scope: `${member.id}:authenticator`, key, body: secretDigest(gateway, [id, name, code]) };
    await runOnce(gateway, asked, async (trx) => {
      await confirmAuthenticator(gateway, trx, { memberId: member.id, id, name, code });
      return {};
    });
    await limits.reset('authenticator', member.id);
    await recordSecurityEvent(gateway, { kind: 'authenticator_added', memberId: member.id, ip });
    return {};
  });

  route(app, gateway, renameAuthenticator, async ({ member, body: { id, name } }) => {
    const { numUpdatedRows } = await db
      .updateTable('authenticators')
      .set({ name })
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new Refusal('not_found');
    return {};
  });

  route(app, gateway, removeAuthenticator, async ({ member, body: { id, password }, ip }) => {
    const memberId = member.id;
    if (!(await authenticatorsOf(db, memberId)).some((one) => one.id === id)) throw new Refusal('not_found');
    await confirmPassword(gateway, member, password);
    const ended = await transact(db, async (trx) => {
      await trx.deleteFrom('authenticators').where('id', '=', id).where('member_id', '=', memberId).execute();
      return endWithoutProof(trx, memberId, clock());
    });
    await recordSecurityEvent(gateway, { kind: 'authenticator_removed', memberId, ip });
    if (ended)
      await recordSecurityEvent(gateway, {
        ...{ kind: 'second_factor_changed', memberId, ip },
        detail: 'off with the last app',
      });
    return {};
  });
}
