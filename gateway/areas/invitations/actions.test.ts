import { describe, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { invitingMember } from './testing/inviting-member.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  describe('invitations list', () => {
    it('lists the members invited by a member, the code, and whether they have played', async () => {
      const { member, own, invite, play, renew } = await invitingMember(scene.gateway);
      const { code } = await own();
      const first = await invite();
      await renew();
      const second = await invite();
      await play(first, 'ended');
      await scene.type('invitations', 'list', member.account);
      expect(scene.lines).toEqual([
        expect.stringMatching(new RegExp(`^${second.account} +.+ +${(await own()).code} +joined$`)),
        expect.stringMatching(new RegExp(`^${first.account} +.+ +${code} +played$`)),
      ]);
    });

    it('says that none were invited, and refuses unknown accounts', async () => {
      const { member } = await invitingMember(scene.gateway);
      await scene.type('invitations', 'list', member.account);
      expect(scene.lines).toEqual([`${member.account} has invited no members.`]);
      await expect(scene.type('invitations', 'list', 'nobody')).rejects.toThrow('There is no member nobody.');
    });
  });

  describe('invitations renew', () => {
    it('ends the codes of a member after a question, makes another, and notes by whom', async () => {
      const { member, own, invite } = await invitingMember(scene.gateway);
      const { code } = await own();
      await invite();
      scene.answer = false;
      expect(await scene.type('invitations', 'renew', member.account)).toBe(false);
      expect((await own()).code).toBe(code);
      scene.answer = true;
      await scene.type('invitations', 'renew', member.account);
      expect(scene.asked.at(-1)).toBe(`The links that ${member.account} has sent stop working. Make another code?`);
      const renewed = await own();
      expect(renewed.joined).toBe(1);
      expect(renewed.code).not.toBe(code);
      expect(scene.lines.at(-1)).toBe(`${member.account} invites with ${renewed.code}`);
      const events = await scene.gateway.db
        .selectFrom('security_events')
        .selectAll()
        .where('member_id', '=', member.id)
        .execute();
      expect(JSON.stringify(events)).toContain('invitations renew');
      expect(JSON.stringify(events)).toContain('ana.operadora');
    });

    it('refuses an agent, and a guest', async () => {
      for (const type of [41, 4]) {
        const { member } = await invitingMember(scene.gateway, { type });
        await expect(scene.type('invitations', 'renew', member.account)).rejects.toThrow('cannot invite');
      }
    });
  });
});
