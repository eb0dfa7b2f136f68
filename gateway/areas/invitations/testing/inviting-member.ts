import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { invitedMembers, ownInvitation, renewInvitation } from '#src/contract/invitations/invitations.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { insertRounds } from '#gateway/testing/rounds.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';
import { createClient, signedIn } from '../../identity/session/testing/call-client.ts';

let count = 0;

/** A member with what they do and see of invitations. */
export async function invitingMember(gateway: TestGateway, rest: Partial<Tables['members']> = {}) {
  const { db } = gateway;
  const { member, token } = await signedIn(gateway, `inviter-${(count += 1)}`, rest);
  const client = createClient(gateway);
  const own = () => valueOf(client.app, ownInvitation, { token, query: {} });
  const invited = (pageNo = 1) => valueOf(client.app, invitedMembers, { token, query: { pageNo } });
  /** Renews the code, by default under a new idempotency key. */
  const renew = (key: string = crypto.randomUUID()) =>
    client.call(renewInvitation, { token, body: {}, headers: { [idempotencyHeader]: key } });
  /** Registers a member with the present code, a second after the last one; returns the member. */
  const invite = async (account = `friend-${(count += 1)}`) => {
    gateway.advance(1000);
    const friend = await addMember(db, account);
    await addProfile(gateway, friend, { affiliate_code: (await own()).code, registered_at: gateway.clock() });
    return friend;
  };
  /** A round for money of a member. */
  const play = ({ id: member_id }: Pick<Tables['members'], 'id'>, state: Tables['rounds']['state']) =>
    insertRounds(db, [
      {
        ...{ id: `invited-round-${(count += 1)}`, vendor: 'COR', round_id: `i${count}`, member_id, node_id: 'COR-2' },
        ...{ currency: 'BRL', state, bets: 1, stake_minor: 100, win_minor: 0 },
        ...{ created_at: gateway.clock(), ended_at: state === 'open' ? null : gateway.clock() },
      },
    ]);
  return { member, token, client, own, invited, renew, invite, play };
}

/** Switches the merchant's programmes, as `npm run operator -- programmes set` does. */
export async function setProgrammes({ db, events }: TestGateway, promotions: readonly string[]): Promise<void> {
  const found = await db.selectFrom('merchants').selectAll().where('code', '=', 'mare').executeTakeFirstOrThrow();
  const settings = JSON.stringify({ ...(JSON.parse(found.settings) as object), promotions });
  await db.updateTable('merchants').set({ settings }).where('code', '=', 'mare').execute();
  events.emit('changed', 'status');
}
