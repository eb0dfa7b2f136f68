import { freezeTeamMember, setTeamNote, unfreezeTeamMember } from '#src/contract/agents/team.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { findTeamMember } from './find-member.ts';
import { freeze, showFreeze, unfreeze } from './freeze-member.ts';
import { readNote, writeNote } from './notes.ts';
import { placeOf } from './team-place.ts';

/** An agent's notes about members below them, and freezes of these. */
export function addCareRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, setTeamNote, async ({ member, body, idempotencyKey: key }) => {
    const place = await placeOf(gateway, member.id);
    const { id: memberId } = await findTeamMember(place, body.account);
    const pair = { agentId: member.id, memberId };
    return runOnce(gateway, { scope: `${member.id}:team-note`, key, body }, async (trx) => {
      await writeNote(trx, pair, body.text, place.now);
      return { note: await readNote(trx, pair) };
    });
  });
  route(app, gateway, freezeTeamMember, async ({ member, body, idempotencyKey: key }) => {
    const place = await placeOf(gateway, member.id);
    const target = await findTeamMember(place, body.account);
    let isNew = false;
    const answer = await runOnce(gateway, { scope: `${member.id}:team-freeze`, key, body }, async (trx) => {
      isNew = await freeze(trx, place, target, body);
      return { freeze: await showFreeze({ ...place, db: trx }, target.id) };
    });
    const detail = `by ${member.account}: ${body.cause}`;
    if (isNew) await recordSecurityEvent(gateway, { kind: 'team_member_frozen', memberId: target.id, detail });
    return answer;
  });
  route(app, gateway, unfreezeTeamMember, async ({ member, body, idempotencyKey: key }) => {
    const place = await placeOf(gateway, member.id);
    const target = await findTeamMember(place, body.account);
    let isNew = false;
    const answer = await runOnce(gateway, { scope: `${member.id}:team-unfreeze`, key, body }, async (trx) => {
      isNew = await unfreeze(trx, place, target);
      return {};
    });
    const detail = `by ${member.account}`;
    if (isNew) await recordSecurityEvent(gateway, { kind: 'team_member_unfrozen', memberId: target.id, detail });
    return answer;
  });
}
