import { describe, expect, it } from 'vitest';
import { launchGame } from '#src/contract/vendors/launch.ts';
import { flag } from '#gateway/db/flag.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { readProtection } from '../identity/passkeys/protection.ts';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember, addProfile, balanceOf, fundMember, openSession } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);

  describe('members', () => {
    it('are credited and debited with a reason that stays in the ledger [S1-024]', async () => {
      const { id } = await addMember(scene.gateway.db, scene.account);
      await scene.type('member', 'credit', scene.account, '50.00', '--reason', 'goodwill after case 17');
      await scene.type('member', 'debit', scene.account.toUpperCase(), '20.50', '--reason', 'correction');
      expect(await balanceOf(scene.gateway.db, id)).toBe(2950);
      expect(scene.lines.at(-1)).toBe(`${scene.account.toUpperCase()} has 29.50 BRL`);
      await expect(scene.type('member', 'debit', scene.account, '29.51', '--reason', 'too much')).rejects.toThrow(
        'has less than that',
      );
      await expect(scene.type('member', 'credit', scene.account, '5', '--reason', 'x')).rejects.toThrow('two digits');
      await expect(scene.type('member', 'credit', scene.account, '-5.00', '--reason', 'x')).rejects.toThrow();
      await expect(scene.type('member', 'credit', scene.account, '5.00')).rejects.toThrow('--reason is needed.');
      scene.answer = false;
      await scene.type('member', 'credit', scene.account, '5.00', '--reason', 'unsure');
      expect(await balanceOf(scene.gateway.db, id)).toBe(2950);
      const refs = await scene.gateway.db.selectFrom('journals').select('ref').where('kind', '=', 'credit').execute();
      expect(refs.some(({ ref }) => ref.endsWith(' goodwill after case 17'))).toBe(true);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('are shown with what they were given, where they are signed in, and how to reach them, masked unless it is asked for', async () => {
      const { db } = scene.gateway;
      const member = await addMember(db, scene.account, { vip_label: 'gold' });
      await addProfile(scene.gateway, member, {
        mobile: '5511987654321',
        verified_mobile: '5511987654321',
        email: 'ana@mar.example',
      });
      await openSession(db, member, scene.gateway.clock());
      const shown = async (...options: string[]) => {
        scene.lines.length = 0;
        await scene.type('member', 'show', scene.account, ...options);
        return scene.lines.join('\n');
      };
      const masked = await shown();
      expect(masked).toMatch(/^type +0 \(player\)$/m);
      expect(masked).toMatch(/^VIP +gold$/m);
      expect(masked).toMatch(/^mobile +•••• 4321 \(verified\)$/m);
      expect(masked).toMatch(/^e-mail +an•••@mar\.example$/m);
      expect(masked).toMatch(/^given +nothing$/m);
      expect(masked).toMatch(/^limit +none$/m);
      expect(masked).toMatch(/^session +since .* UTC, renewed .* UTC, test$/m);
      const noted = () =>
        db
          .selectFrom('security_events')
          .select(['made_by', 'detail'])
          .where('member_id', '=', member.id)
          .where('detail', 'like', 'member show%')
          .execute();
      expect(await noted()).toEqual([]);
      await scene.type('limit', 'set', scene.account, 'loss', 'day', '50.00');
      const open = await shown('--contact');
      expect(open).toMatch(/^limit +loss of a day: 50\.00, used 0\.00$/m);
      expect(open).toMatch(/^mobile +\+5511987654321 \(verified\)$/m);
      expect(open).toMatch(/^e-mail +ana@mar\.example$/m);
      expect(await noted()).toEqual([
        { made_by: 'ana.operadora', detail: `member show ${scene.account} --contact: done` },
      ]);
    });

    it('are shown with the freeze by an agent: who has set it, and why', async () => {
      const { db } = scene.gateway;
      const agent = await addMember(db, 'agent.of.freezes', { type: 3 });
      const { id } = await addMember(db, scene.account);
      const freeze = { cause: 'request' as const, reason: 'Pediu uma\npausa', frozen_at: scene.gateway.clock() };
      await db
        .insertInto('team_freezes')
        .values({ member_id: id, agent_id: agent.id, ...freeze })
        .execute();
      await scene.type('member', 'show', scene.account);
      expect(scene.lines.join('\n')).toMatch(/^frozen +by agent\.of\.freezes since .* UTC, request: Pediu uma pausa$/m);
    });

    it('are found by a part of the account or nickname, and by the whole number as it is typed', async () => {
      const { db } = scene.gateway;
      const found = async (text: string) => {
        scene.lines.length = 0;
        await scene.type('member', 'find', text);
        return scene.lines.map((line) => line.split(' ')[0]);
      };
      const brazil = {
        code: 'BR',
        name_pt: 'Brasil',
        name_en: 'Brazil',
        dialing_code: '55',
        is_default: flag(true),
        sort_order: 1,
      };
      await db.insertInto('countries').values(brazil).execute();
      const account = `Busca.${scene.account}`;
      const member = await addMember(db, account, { nickname: '100%\u202eAzul' });
      await addProfile(scene.gateway, member, { mobile: '5511987651234', verified_mobile: '5511987651234' });
      for (const text of ['busca.', scene.account.toUpperCase(), '100%', '%\u202eazul'])
        expect([text, await found(text)]).toEqual([text, [account]]);
      expect(scene.lines.join()).not.toContain('\u202e');
      for (const text of ['+55 11 98765-1234', '5511987651234', '(11) 98765\u20111234'])
        expect([text, await found(text)]).toEqual([text, [account]]);
      for (const text of ['98765-1234', '11987651235', '%%', '__', "' or 1=1 --"])
        expect([text, await found(text)]).toEqual([text, ['There']]);
      await expect(found('b')).rejects.toThrow('Type at least 2 characters.');
      const other = await addMember(db, `Busca.fora.${scene.account}`, { merchant_code: 'other' });
      expect(await found(other.account)).toEqual(['There']);
    });

    it('are credited with a remark of 140 characters at most, which the ledger keeps whole [S2-175]', async () => {
      await addMember(scene.gateway.db, scene.account);
      const credit = (remark: string) => scene.type('member', 'credit', scene.account, '5.00', '--reason', remark);
      await expect(credit('🌊'.repeat(141))).rejects.toThrow('A reason has at most 140 characters.');
      await credit('🌊'.repeat(140));
      const refs = await scene.gateway.db.selectFrom('journals').select('ref').where('kind', '=', 'credit').execute();
      expect(refs.some(({ ref }) => ref.endsWith(` ${'🌊'.repeat(140)}`))).toBe(true);
    });

    it('show who credited and debited them, and why', async () => {
      await addMember(scene.gateway.db, scene.account);
      await scene.type('member', 'credit', scene.account, '50.00', '--reason', 'case 18', '--by', 'Rita Lopes');
      scene.gateway.advance(60_000);
      await scene.type('member', 'debit', scene.account, '20.50', '--reason', 'typed twice');
      scene.lines.length = 0;
      await scene.type('ledger', 'credits', scene.account);
      expect(scene.lines.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
        expect.stringMatching(/ UTC \| marina\d+ \| -20\.50 BRL \| by ana\.operadora \| typed twice$/),
        expect.stringMatching(/ UTC \| marina\d+ \| 50\.00 BRL \| by Rita Lopes \| case 18$/),
      ]);
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });

    it('who have lost passkeys and recovery codes sign in by the password alone again', async () => {
      const { id } = await addMember(scene.gateway.db, scene.account);
      const type = () => scene.type('member', 'second-step-off', scene.account);
      await type();
      expect(scene.lines.at(-1)).toBe(`${scene.account} had no second step`);
      await scene.gateway.db.insertInto('second_factors').values({ member_id: id, since: 0 }).execute();
      await scene.gateway.db
        .insertInto('second_factor_codes')
        .values({ member_id: id, code_hash: 'one', used_at: null })
        .execute();
      await type();
      expect(scene.lines.at(-1)).toBe(`${scene.account} signs in by the password alone`);
      const none = { passkeys: [], secondFactor: false, codesLeft: 0 };
      expect(await readProtection(scene.gateway, { id, type: 0 })).toMatchObject(none);
    });

    it('are locked out of every session at once, and let in again', async () => {
      const row = await addMember(scene.gateway.db, scene.account);
      await fundMember(scene.gateway.db, row.id, 100);
      const { sessionId } = await openSession(scene.gateway.db, row, scene.gateway.clock());
      const token = await createAccessToken(scene.gateway, { id: sessionId, epoch: 1 });
      const launch = { token, body: { category: 'RNG' as const, vendor: 'COR', gameId: '', nodeId: 'COR-1' } };
      expect((await askApp(scene.app, launchGame, launch)).status).toBe(200);
      await scene.type('member', 'lock', scene.account);
      expect((await askApp(scene.app, launchGame, launch)).status).toBe(401);
      await scene.type('member', 'unlock', scene.account);
      await scene.type('member', 'show', scene.account);
      expect(scene.lines).toContain('status   open');
      expect(scene.lines).toContain('balance  1.00 BRL');
      expect((await askApp(scene.app, launchGame, launch)).status).toBe(401);
      await expect(scene.type('member', 'lock', 'nobody')).rejects.toThrow('There is no member nobody.');
    });

    it('of another merchant are not found', async () => {
      await addMember(scene.gateway.db, scene.account, { merchant_code: 'other' });
      await expect(scene.type('member', 'show', scene.account)).rejects.toThrow('There is no member');
    });
  });

  describe('the books', () => {
    it('are checked', async () => {
      await scene.type('ledger', 'check');
      expect(scene.lines.at(-1)).toMatch(/^\d+ journals, no fault$/);
      const { id } = await addMember(scene.gateway.db, scene.account);
      await fundMember(scene.gateway.db, id, 100);
      await scene.gateway.db.updateTable('accounts').set({ balance_minor: 90 }).where('member_id', '=', id).execute();
      await expect(scene.type('ledger', 'check')).rejects.toThrow('The ledger has 1 faults.');
      await scene.gateway.db.updateTable('accounts').set({ balance_minor: 100 }).where('member_id', '=', id).execute();
    });

    it('are checked against heads that were noted before', async () => {
      const { id } = await addMember(scene.gateway.db, scene.account);
      await fundMember(scene.gateway.db, id, 100);
      await scene.type('ledger', 'heads');
      const heads = scene.lines.map((line) => line.split(' ')[0] ?? '');
      expect(heads[0]).toMatch(/^[0-9a-f]{64}$/);
      await fundMember(scene.gateway.db, id, 100);
      await scene.type('ledger', 'check', ...heads);
      expect(scene.lines.at(-1)).toMatch(/no fault$/);
      await expect(scene.type('ledger', 'check', 'f'.repeat(64))).rejects.toThrow('The ledger has 1 faults.');
      expect(scene.lines.at(-1)).toBe(`no journal has the noted head any more: ${'f'.repeat(64)}`);
    });
  });
});
