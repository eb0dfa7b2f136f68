import {
  addPasskey as addPasskeyCall,
  makeRecoveryCodes,
  passkeyCreation,
  protection,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  setSecondFactor,
} from '#src/contract/identity/passkeys.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { transact } from '#gateway/db/transact.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import type { Member } from '#gateway/context/member.ts';
import { route } from '#gateway/http/route.ts';
import { addPasskey, askForNewPasskey } from './create-passkey.ts';
import { removePasskey, renamePasskey } from './manage-passkeys.ts';
import { passkeysOf } from './passkey-rows.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { readProtection } from './protection.ts';
import { relyingPartyOf } from './relying-party.ts';
import { beginSecondFactor, endSecondFactor, hasSecondFactor, hasSecondProof } from './second-factor.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { confirmPassword } from '../session/own-password.ts';

/** A member's passkeys, second step and recovery codes (docs/decisions/058-passkeys-and-the-second-step.md). */
export function addPasskeyRoutes(app: App, gateway: Gateway): void {
  const { db, clock } = gateway;
  const partyOf = (c: AppContext) => relyingPartyOf(gateway, c.req.header('Origin'));

  route(app, gateway, protection, ({ member }) => readProtection(gateway, member));

  route(app, gateway, passkeyCreation, async ({ member, body, c }) => {
    await confirmPassword(gateway, member, body.password);
    return askForNewPasskey(gateway, member, partyOf(c));
  });

  route(app, gateway, addPasskeyCall, async ({ member, body, ip, idempotencyKey, c }) => {
    const { response, name } = body;
    const party = partyOf(c);
    const asked = { scope: `${member.id}:addPasskey`, key: idempotencyKey, body: { response, name } };
    const added = await runOnce(gateway, asked, (trx) => addPasskey(gateway, trx, { member, party, response, name }));
    if (!added) throw new Refusal('proof_refused');
    await recordSecurityEvent(gateway, { kind: 'passkey_added', memberId: member.id, ip });
    return added;
  });

  route(app, gateway, renamePasskeyCall, async ({ member, body }) => {
    await renamePasskey(gateway, { memberId: member.id, id: body.id, name: body.name });
    return {};
  });

  route(app, gateway, removePasskeyCall, async ({ member, body, ip }) => {
    const { id, password } = body;
    const known = await passkeysOf(db, member.id);
    if (!known.some((passkey) => passkey.id === id)) throw new Refusal('not_found');
    await confirmPassword(gateway, member, password);
    const ended = await transact(db, (trx) => removePasskey(trx, { memberId: member.id, id, now: clock() }));
    await recordSecurityEvent(gateway, { kind: 'passkey_removed', memberId: member.id, ip });
    if (ended) await recordSecondFactor(member, ip, 'off with the last passkey');
    return {};
  });

  route(app, gateway, setSecondFactor, async ({ member, body, ip }) => {
    const { on, password } = body;
    if (on && !(await hasSecondProof(db, member.id))) throw new Refusal('no_permission');
    await confirmPassword(gateway, member, password);
    const codes = await transact(db, async (trx) => {
      if (on) return beginSecondFactor(trx, member.id, clock());
      await endSecondFactor(trx, member.id, clock());
      return [];
    });
    await recordSecondFactor(member, ip, on ? 'on' : 'off');
    return { codes };
  });

  route(app, gateway, makeRecoveryCodes, async ({ member, body, ip }) => {
    if (!(await hasSecondFactor(db, member.id))) throw new Refusal('no_permission');
    await confirmPassword(gateway, member, body.password);
    const codes = await transact(db, (trx) => replaceRecoveryCodes(trx, member.id));
    await recordSecurityEvent(gateway, { kind: 'recovery_codes_made', memberId: member.id, ip });
    return { codes };
  });

  const recordSecondFactor = ({ id: memberId }: Member, ip: string, detail: string) =>
    recordSecurityEvent(gateway, { kind: 'second_factor_changed', memberId, ip, detail });
}
