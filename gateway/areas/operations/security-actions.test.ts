import { describe, expect, it } from 'vitest';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { operatorOf, readOperatorName } from '#gateway/cli/operator-name.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  /** The output of `security events`, its columns separated by bars. */
  const events = async (...argv: string[]) => {
    scene.lines.length = 0;
    await scene.type('security', 'events', ...argv);
    return scene.lines.map((line) => line.replaceAll(/ {2,}/g, ' | ').replace(/^.* UTC \| /, ''));
  };

  describe('what an operator does', () => {
    it('is noted with who did it and how it ended, the latest first; what only reads is not', async () => {
      await addMember(scene.gateway.db, scene.account);
      await scene.type('member', 'lock', scene.account, '--by', 'Rita Lopes');
      await scene.type('member', 'show', scene.account);
      scene.gateway.advance(1000);
      const debit = ['member', 'debit', scene.account, '5.00', '--reason', 'a reason that is private'];
      await expect(scene.type(...debit)).rejects.toThrow('has less');
      expect(await events('--account', scene.account)).toEqual([
        `operator_command | ${scene.account} | ana.operadora (mare) | - | member debit ${scene.account} 5.00: refused`,
        `operator_command | ${scene.account} | Rita Lopes (mare) | - | member lock ${scene.account}: done`,
      ]);
    });

    it('is not noted when the answer to the question was no', async () => {
      scene.answer = false;
      await scene.type('vendor', 'close', 'COR');
      expect((await events()).filter((line) => line.includes('vendor close'))).toEqual([]);
    });
  });

  describe('security events', () => {
    it('are filtered by kind and account, and as many as are asked for', async () => {
      const { id } = await addMember(scene.gateway.db, scene.account);
      const { gateway } = scene;
      await recordSecurityEvent(gateway, {
        kind: 'login_failed',
        memberId: id,
        ip: '192.0.2.7',
        detail: 'wrong password',
      });
      await recordSecurityEvent(gateway, { kind: 'login_failed', ip: '192.0.2.8', detail: 'unknown account' });
      gateway.advance(1000);
      await recordSecurityEvent(gateway, { kind: 'renewal_copied', memberId: id, detail: 'its session was ended' });
      expect(await events('--account', scene.account, '--kind', 'login_failed')).toEqual([
        `login_failed | ${scene.account} | - | 192.0.2.0/24 | wrong password`,
      ]);
      expect(await events('--kind', 'login_failed')).toHaveLength(2);
      expect(await events('--limit', '1')).toEqual([
        `renewal_copied | ${scene.account} | - | - | its session was ended`,
      ]);
    });

    it('are checked: one that was changed or deleted is found, by a noted head the end of a chain as well', async () => {
      const { gateway } = scene;
      const note = (detail: string) => recordSecurityEvent(gateway, { kind: 'key_changed', detail });
      const check = async (...heads: string[]) => {
        scene.lines.length = 0;
        await scene.type('security', 'check', ...heads);
        return scene.lines.join('\n');
      };
      const [first, second, third] = [await note('one'), await note('two'), await note('three')];
      scene.lines.length = 0;
      await scene.type('security', 'heads');
      const heads = scene.lines.map((line) => line.trim().split(/\s+/)[0] ?? '');
      expect(await check(...heads)).toContain('events, no fault');
      const { db } = gateway;
      const set = (detail: string) =>
        db.updateTable('security_events').set({ detail }).where('id', '=', second).execute();
      await set('another');
      await expect(check()).rejects.toThrow('The security events have 1 faults.');
      expect(scene.lines.join()).toContain(second);
      await set('two');
      const row = await db.selectFrom('security_events').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
      await db.deleteFrom('security_events').where('id', '=', first).execute();
      await expect(check()).rejects.toThrow('1 faults');
      expect(scene.lines.join()).toContain(second);
      await db.insertInto('security_events').values(row).execute();
      await db.deleteFrom('security_events').where('id', '=', third).execute();
      expect(await check()).toContain('no fault');
      await expect(check(...heads)).rejects.toThrow('1 faults');
    });

    it('are asked for in words that are understood', async () => {
      await expect(events('--kind', 'nothing')).rejects.toThrow('A kind is one of login_failed');
      await expect(events('--limit', '0')).rejects.toThrow('--limit is a number');
      await expect(events('--account', 'nobody')).rejects.toThrow('There is no member nobody.');
    });
  });
});

describe('the name of an operator', () => {
  it('is OPERATOR, else the name of the system user', () => {
    expect(operatorOf({ OPERATOR: ' rita ' })).toBe('rita');
    expect(operatorOf({ OPERATOR: '' }, () => 'root')).toBe('root');
    expect(operatorOf({})).not.toBe('');
  });

  it('is a name', () => {
    expect(readOperatorName('João d.Ávila_2+x@mare-bank')).toBe('João d.Ávila_2+x@mare-bank');
    for (const wrong of ['', ' ', '\n', 'a\u001b[31m', 'x'.repeat(65), '-h'])
      expect(() => readOperatorName(wrong)).toThrow('The name of an operator');
  });
});
