import { promotionStatus } from '#src/contract/promotions/promotion-status.ts';
import { applyPromotion, claimPromotion, listPromotions, ownPromotions } from '#src/contract/promotions/promotions.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import type { Tables } from '../db/tables.ts';
import { createClient, signedIn } from '../areas/identity/session/testing/call-client.ts';
import { valueOf } from './call-app.ts';
import { insertRounds } from './rounds.ts';
import type { TestGateway } from './test-gateway.ts';
import { balanceOf, fundMember } from './test-members.ts';

let count = 0;

const day = 86_400_000;

/** A promotion of its own that runs since yesterday; each stage is a goal and a reward in minor units, and points. */
export async function addPromotion(
  gateway: TestGateway,
  rest: Partial<Tables['promotions']> = {},
  stages = [[0, 500]],
) {
  const id = `promo-${(count += 1)}`;
  await gateway.db
    .insertInto('promotions')
    .values({
      id,
      ...{ title_pt: 'Brinde', title_en: 'Gift', summary_pt: 'Um', summary_en: 'One' },
      ...{ content_pt: '<p>Regras</p>', content_en: '<p>Rules</p>', art: '/art/b/mar.svg' },
      ...{ goal: stages.some(([goal = 0]) => goal > 0) ? 'turnover' : 'none', category: '', review: 0 },
      ...{ active: 1, sort_order: count, starts_at: gateway.clock() - day, ends_at: null },
      ...rest,
    })
    .execute();
  const rows = stages.map(([goal_minor = 0, reward_minor = 0, reward_points = 0], index) => ({
    promotion_id: id,
    stage: index + 1,
    goal_minor,
    reward_minor,
    reward_points,
  }));
  await gateway.db.insertInto('promotion_stages').values(rows).execute();
  gateway.events.emit('changed', 'promotions');
  return id;
}

/** A member with 100.00, with actions and reads. */
export async function promotionTaker(gateway: TestGateway, rest: Partial<Tables['members']> = {}) {
  const { member, token } = await signedIn(gateway, `taker-${(count += 1)}`, rest);
  await fundMember(gateway.db, member.id, 10_000);
  const client = createClient(gateway);
  const headers = (key?: string) => ({ ...(key !== undefined && { headers: { [idempotencyHeader]: key } }) });
  const apply = (id: string, key?: string) => client.call(applyPromotion, { token, body: { id }, ...headers(key) });
  /** Claims a reward, by default under a new idempotency key. */
  const claim = (id: string, stage = 1, key: string = crypto.randomUUID()) =>
    client.call(claimPromotion, { token, body: { id, stage }, ...headers(key) });
  const own = async (id: string) =>
    (await valueOf(client.app, ownPromotions, { token, query: {} })).list.find((one) => one.id === id);
  /** The promotion's status on the page. */
  const status = async (id: string) => {
    const { list } = await valueOf(client.app, listPromotions, { query: { language: 'en' } });
    const promotion = list.find((one) => one.id === id);
    return promotion && promotionStatus(promotion, await own(id), gateway.clock());
  };
  const stake = (minor: number, node_id = 'COR-2', currency = 'BRL') =>
    insertRounds(gateway.db, [
      {
        ...{ id: `round-${(count += 1)}`, vendor: 'COR', round_id: `r${count}`, member_id: member.id, node_id },
        ...{ currency, state: 'ended', bets: 1, stake_minor: minor, win_minor: 0 },
        ...{ created_at: gateway.clock(), ended_at: gateway.clock() },
      },
    ]);
  const balance = () => balanceOf(gateway.db, member.id);
  return { member, token, client, apply, claim, own, status, stake, balance };
}
