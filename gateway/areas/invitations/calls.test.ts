import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { checkAffiliate } from '#src/contract/identity/registration.ts';
import { invitedMembers, ownInvitation, renewInvitation } from '#src/contract/invitations/invitations.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, sendRegistration } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { invitingMember, setProgrammes } from './testing/inviting-member.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  afterAll(() => gateway.close());
  const codesOf = (memberId: string) =>
    gateway.db.selectFrom('affiliate_codes').selectAll().where('member_id', '=', memberId).execute();

  describe('a member’s code', () => {
    it('is made by the first question, and is the same from then on [S1-052]', async () => {
      const { own, member } = await invitingMember(gateway);
      const { code, ...counts } = await own();
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(counts).toEqual({ joined: 0, played: 0 });
      gateway.advance(1000);
      expect((await own()).code).toBe(code);
      expect(await codesOf(member.id)).toHaveLength(1);
    });

    it('is one, however many ask for the first time at once', async () => {
      const { own, member } = await invitingMember(gateway);
      const answers = await Promise.all(Array.from({ length: 8 }, () => own()));
      expect(new Set(answers.map(({ code }) => code)).size).toBe(1);
      expect(await codesOf(member.id)).toHaveLength(1);
    });

    it('is the oldest of those that are good, and another once that has expired', async () => {
      const { own, member } = await invitingMember(gateway);
      const now = gateway.clock();
      const row = { merchant_code: 'mare', member_id: member.id };
      await gateway.db
        .insertInto('affiliate_codes')
        .values([
          { ...row, code: `${member.account}-LATER`, created_at: now - 10, expires_at: null },
          { ...row, code: `${member.account}-SHORT`, created_at: now - 20, expires_at: now + 5 },
          { ...row, code: `${member.account}-GONE`, created_at: now - 30, expires_at: now },
        ])
        .execute();
      expect((await own()).code).toBe(`${member.account}-SHORT`);
      gateway.advance(10);
      expect((await own()).code).toBe(`${member.account}-LATER`);
    });
  });

  describe('another code', () => {
    it('ends the old one at once, and keeps its invited members', async () => {
      const { own, renew, invite, invited, client } = await invitingMember(gateway);
      const { code: old } = await own();
      await invite();
      const { value: renewed } = await renew();
      expect(renewed).toMatchObject({ joined: 1, played: 0 });
      expect(renewed['code']).not.toBe(old);
      expect(await own()).toEqual(renewed);
      expect((await invited()).totalCount).toBe(1);
      const check = async (code: string) => (await askApp(client.app, checkAffiliate, { query: { code } })).status;
      expect([await check(old), await check((await own()).code)]).toEqual([400, 200]);
    });

    it('is one that is good, also where it is asked for several times at once', async () => {
      const { own, renew, member } = await invitingMember(gateway);
      await own();
      const answers = await Promise.all([renew(), renew(), renew()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const now = gateway.clock();
      const good = (await codesOf(member.id)).filter(({ expires_at }) => expires_at === null || expires_at > now);
      expect(good).toHaveLength(1);
      expect((await own()).code).toBe(good[0]?.code);
    });

    it('is made once for one intent [S1-400]', async () => {
      const { own, renew, member } = await invitingMember(gateway);
      await own();
      const first = await renew('renew-once-1');
      expect(await renew('renew-once-1')).toMatchObject({ status: 200, value: first.value });
      expect(await codesOf(member.id)).toHaveLength(2);
    });

    it('is refused after ten in a day, and made again on the next', async () => {
      const { renew, own, member } = await invitingMember(gateway);
      for (let count = 0; count < 10; count += 1) expect((await renew()).status).toBe(200);
      const { code } = await own();
      expect(await renew()).toMatchObject({ status: 429, message: 'rate_limited' });
      expect((await own()).code).toBe(code);
      await gateway.db
        .updateTable('affiliate_codes')
        .set({ created_at: gateway.clock() - 86_400_000 })
        .where('member_id', '=', member.id)
        .execute();
      expect((await renew()).status).toBe(200);
    });
  });

  describe('who came', () => {
    it('lists who registered by the code, masked, newest first, and whether they have played for money', async () => {
      const { own, invite, invited, play } = await invitingMember(gateway);
      const [first, second] = [await invite('marcos27'), await invite('celiaxx1')];
      expect((await invited()).list).toMatchObject([
        { number: 2, account: 'cel***x1', state: 'joined' },
        { number: 1, account: 'mar***27', state: 'joined' },
      ]);
      await play(first, 'open');
      await play(second, 'cancelled');
      expect(await own()).toMatchObject({ joined: 2, played: 0 });
      await play(first, 'ended');
      expect(await own()).toMatchObject({ joined: 2, played: 1 });
      expect((await invited()).list.map(({ state }) => state)).toEqual(['joined', 'played']);
    });

    it('has pages of twenty', async () => {
      const { invite, invited } = await invitingMember(gateway);
      for (let count = 0; count < 21; count += 1) await invite();
      const [one, two] = [await invited(1), await invited(2)];
      expect(one).toMatchObject({ pageNum: 1, totalPages: 2, totalCount: 21 });
      expect([...one.list, ...two.list].map(({ number }) => number)).toEqual(
        Array.from({ length: 21 }, (_, index) => 21 - index),
      );
      expect((await invited(3)).list).toEqual([]);
    });

    it('is the inviter’s only, and no member is invited by their own code', async () => {
      const [ana, bia] = [await invitingMember(gateway), await invitingMember(gateway)];
      const { code } = await ana.own();
      await ana.invite();
      expect(await bia.own()).toMatchObject({ joined: 0 });
      expect((await bia.invited()).list).toEqual([]);
      const foreign = { pageNo: 1, memberId: ana.member.id, code, account: ana.member.account };
      const asked = await bia.client.call(invitedMembers, { token: bia.token, query: foreign });
      expect(asked.value).toMatchObject({ list: [], totalCount: 0 });
      // Not by the form, which has no account yet, and not by a row that was written by hand.
      await addProfile(gateway, ana.member, { affiliate_code: code });
      expect(await ana.own()).toMatchObject({ joined: 1 });
      expect((await ana.invited()).totalCount).toBe(1);
    });

    it('registers by the link’s code through the form', async () => {
      const { own, invited } = await invitingMember(gateway);
      const { code } = await own();
      const answer = await sendRegistration(gateway, registrationOf('pedro.nunes', { affiliateCode: code }));
      expect(answer.status).toBe(200);
      expect((await invited()).list).toMatchObject([{ account: 'ped***es', state: 'joined', number: 1 }]);
    });
  });

  it('is refused to a guest with the way to an account, to an agent, and to everybody while the programme is off [S1-334, S1-336]', async () => {
    const [guest, agent, ana] = [
      await invitingMember(gateway, { type: 4 }),
      await invitingMember(gateway, { type: 41 }),
      await invitingMember(gateway),
    ];
    for (const call of [ownInvitation, invitedMembers] as const) {
      expect(await guest.client.call(call, { token: guest.token })).toMatchObject({ message: 'free_reject' });
      expect(await agent.client.call(call, { token: agent.token })).toMatchObject({ message: 'no_permission' });
    }
    await setProgrammes(gateway, ['mission']);
    for (const call of [ownInvitation, invitedMembers] as const)
      expect(await ana.client.call(call, { token: ana.token })).toMatchObject({ message: 'no_permission' });
    const headers = { [idempotencyHeader]: 'while-it-is-off' };
    expect(await ana.client.call(renewInvitation, { token: ana.token, body: {}, headers })).toMatchObject({
      message: 'no_permission',
    });
    expect(await codesOf(ana.member.id)).toEqual([]);
    await setProgrammes(gateway, ['mission', 'referral']);
    expect((await ana.own()).joined).toBe(0);
  });
});
