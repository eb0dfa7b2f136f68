import { createHmac, scryptSync } from 'node:crypto';
import { setPaymentPassword, setSecurityQuestion } from '#src/contract/identity/security.ts';
import { changePassword } from '#src/contract/identity/password.ts';
import { recoverByQuestion } from '#src/contract/identity/recovery.ts';
import { describe, expect, it } from 'vitest';
import { readKeys, refuseOtherSecret } from '#gateway/context/stored-keys.ts';
import { ConfigError } from '#gateway/process/config.ts';
import { rewrapKeys } from '#gateway/server/rewrap-keys.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { doHumanWork } from '#gateway/testing/sms.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { addTestMember, createClient, signIn, testPassword } from './testing/call-client.ts';

/** A hash from before there were peppers. */
function oldHash(password: string): string {
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const salt = Buffer.from('0123456789abcdef');
  const hash = scryptSync(password, salt, 32, { N: 16, r: 8, p: 1 });
  return `$scrypt$ln=4,r=8,p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

const payment = { newPaymentPassword: '271828', confirmNewPaymentPassword: '271828' };
const pet = { question: 'firstPet', answer: 'Totó da Praia' } as const;

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const stored = async (table: 'members' | 'payment_passwords' | 'security_answers', id: string) => {
    const [row] = await scene.gateway.db
      .selectFrom(table)
      .select((table === 'security_answers' ? 'answer_hash' : 'password_hash') as never)
      .where((table === 'members' ? 'id' : 'member_id') as never, '=', id as never)
      .execute();
    return Object.values(row ?? {})[0] as string;
  };
  const setAll = async (id: string, hash: string, digits: string, answer: string) => {
    const { gateway } = scene;
    await gateway.db.updateTable('members').set({ password_hash: hash }).where('id', '=', id).execute();
    await gateway.db
      .updateTable('payment_passwords')
      .set({ password_hash: digits })
      .where('member_id', '=', id)
      .execute();
    await gateway.db.updateTable('security_answers').set({ answer_hash: answer }).where('member_id', '=', id).execute();
  };

  describe('what is typed and stored as a hash', () => {
    it('is worth nothing to who has the table alone: six digits and an answer need the pepper', async () => {
      const { gateway, account } = scene;
      const { member, token } = await signIn(gateway, account);
      await sendEncrypted(gateway, setPaymentPassword, { ...payment, password: testPassword }, { token });
      await sendEncrypted(gateway, setSecurityQuestion, { ...pet, password: testPassword }, { token });
      const [{ key }] = await readKeys(gateway, 'pepper');
      for (const [table, typed] of [
        ['members', testPassword],
        ['payment_passwords', '271828'],
        ['security_answers', 'totodapraia'],
      ] as const) {
        const [, salt = '', hash] = /keyid=1\$([^$]+)\$([^$]+)$/.exec(await stored(table, member.id)) ?? [];
        const guess = (text: string | Buffer) =>
          scryptSync(text, Buffer.from(salt, 'base64'), 32, { N: 16, r: 8, p: 1 }).toString('base64').replace('=', '');
        expect([table, guess(typed) === hash]).toEqual([table, false]);
        expect([table, guess(createHmac('sha256', key).update(typed).digest())]).toEqual([table, hash]);
      }
    });

    it('from before there was a pepper is valid, and renewed at the next successful check', async () => {
      const { gateway, account } = scene;
      const { member, token } = await signIn(gateway, account);
      await sendEncrypted(gateway, setPaymentPassword, { ...payment, password: testPassword }, { token });
      await sendEncrypted(gateway, setSecurityQuestion, { ...pet, password: testPassword }, { token });
      const old = oldHash(testPassword);
      await setAll(member.id, old, oldHash('271828'), oldHash('totodapraia'));

      expect((await createClient(gateway).login(account, 'not this one')).status).not.toBe(200);
      expect(await stored('members', member.id)).toBe(old);
      const body = { password: testPassword, newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' };
      const paid = await sendEncrypted(
        gateway,
        setPaymentPassword,
        { ...body, oldPaymentPassword: '271828' },
        { token },
      );
      expect(paid.status).toBe(200);
      expect(await stored('payment_passwords', member.id)).toContain(',keyid=1$');
      const changed = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
      const asked = { username: account, ...pet, ...changed, ...(await doHumanWork(gateway)) };
      const wrong = await sendEncrypted(gateway, recoverByQuestion, { ...asked, answer: 'Rex da Serra' });
      expect(wrong.message).toBe('recovery_failed');
      expect(await stored('security_answers', member.id)).not.toContain('keyid');
      const again = { ...asked, ...(await doHumanWork(gateway)) };
      expect((await sendEncrypted(gateway, recoverByQuestion, again)).status).toBe(200);
      expect(await stored('security_answers', member.id)).toContain(',keyid=1$');
      const own = { oldPassword: testPassword, ...changed };
      expect((await sendEncrypted(gateway, changePassword, own, { token })).status).toBe(200);
      expect(await stored('members', member.id)).toContain(',keyid=1$');
    });

    it('gets another pepper by a command, hash by hash, while the one before is good', async () => {
      const { gateway, account, type, lines } = scene;
      const member = await addTestMember(gateway, account);
      await type('secrets', 'add-pepper');
      expect(lines).toEqual(['pepper 2 is used from now on']);
      expect(await stored('members', member.id)).toContain(',keyid=1$');
      expect((await createClient(gateway).login(account, testPassword)).status).toBe(200);
      expect(await stored('members', member.id)).toContain(',keyid=2$');
      await type('secrets', 'peppers');
      expect(lines.join('\n')).toMatch(/pepper 1 .* \d+ hashes\npepper 2 .* 1 hashes\nwithout +\d+ hashes/);
    });

    it('outlives the master secret; a site with another one is not started, until an operator gives the keys up', async () => {
      const { gateway, account, type, lines } = scene;
      await addTestMember(gateway, account);
      const next = { masterSecret: 'the master secret from now on, 1234' };
      await expect(refuseOtherSecret(gateway.db, next)).rejects.toThrow(ConfigError);
      await expect(type('secrets', 'give-up')).rejects.toThrow('is decrypted by a secret that is here');
      const rotated: TestGateway = { ...gateway, ...next, alsoSecret: gateway.masterSecret };
      await rewrapKeys(rotated);
      await expect(refuseOtherSecret(gateway.db, next)).resolves.toBeUndefined();
      const alone: TestGateway = { ...gateway, ...next };
      expect((await createClient(alone).login(account, testPassword)).status).toBe(200);
      expect(JSON.stringify(await gateway.db.selectFrom('stored_keys').selectAll().execute())).not.toContain(
        (await readKeys(alone, 'pepper'))[0].key.toString('base64url'),
      );

      // The operator beside it has the secret before alone.
      await type('secrets', 'give-up');
      expect(lines.at(-1)).toMatch(/^\d keys were given up/);
      await expect(refuseOtherSecret(gateway.db, gateway)).resolves.toBeUndefined();
      expect((await createClient(gateway).login(account, testPassword)).message).toBe('login_failed');
      await gateway.db.deleteFrom('login_failures').execute();
      // The secret is found again.
      const found: TestGateway = { ...gateway, alsoSecret: next.masterSecret };
      await rewrapKeys(found);
      expect((await createClient(gateway).login(account, testPassword)).status).toBe(200);
    });
  });
});
