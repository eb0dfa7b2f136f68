import { mailWithoutLogin, questionWait, recoverByMail, recoverByQuestion } from '#src/contract/identity/recovery.ts';
import { cancelRecovery, securityState, setSecurityQuestion } from '#src/contract/identity/security.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient, signIn, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { codeMailedTo, inboxTitles, mailsTo, sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { doHumanWork, smsTo } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { setDuePasswords } from './recovery-waits.ts';

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const question = { question: 'firstPet', answer: 'Totó da Praia' };
const title = 'Password change by security question';

forEachDatabase((dialect) => {
  describe('a new password by the security question', () => {
    let gateway: TestGateway;
    let account = '';
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(() => {
      account = `Lenta${(count += 1)}`;
    });
    afterAll(() => gateway.close());

    const login = (password: string) => createClient(gateway).login(account, password);
    const answer = async (given: object = {}) =>
      sendEncrypted(gateway, recoverByQuestion, {
        ...{ username: account, ...question, ...given },
        ...(await doHumanWork(gateway)),
        ...chosen,
      });
    const owner = async (profile: object = {}) => {
      const arrived = await signIn(gateway, account);
      await addProfile(gateway, arrived.member, profile);
      await sendEncrypted(
        gateway,
        setSecurityQuestion,
        { password: testPassword, ...question },
        { token: arrived.token },
      );
      return arrived;
    };
    const tomorrow = async () => {
      gateway.advance(questionWait);
      await setDuePasswords(gateway);
    };
    const dueOf = async (token: string) =>
      (await createClient(gateway).call(securityState, { query: {}, token })).value['recoveryDueAt'];
    const kindsOf = async (memberId: string) =>
      (await gateway.db.selectFrom('security_events').select('kind').where('member_id', '=', memberId).execute()).map(
        ({ kind }) => kind,
      );
    const titlesOf = (memberId: string) => inboxTitles(gateway, memberId);

    it('works a day later and not before; the owner is notified at once in the app, by e-mail and by SMS [S2-007]', async () => {
      const [email, mobile] = [`${account}@exemplo.com`, `55119876511${count}0`];
      const { member, isSignedIn } = await owner({ email, verified_mobile: mobile });
      expect(await answer()).toMatchObject({ status: 200, value: { userName: account } });
      expect(await titlesOf(member.id)).toContain(title);
      expect((await mailsTo(gateway, email)).map(({ subject }) => subject)).toContain(
        'Maré: sua senha será trocada em 24 horas',
      );
      expect((await smsTo(gateway, mobile))?.text).toContain('24 horas');
      gateway.advance(questionWait - 1);
      expect(await setDuePasswords(gateway)).toBe(0);
      expect((await login(chosen.newPassword)).status).not.toBe(200);
      gateway.advance(1);
      const looks = await Promise.all([setDuePasswords(gateway), setDuePasswords(gateway)]);
      expect(looks.toSorted()).toEqual([0, 1]);
      expect(await isSignedIn()).toBe(false);
      expect((await kindsOf(member.id)).filter((kind) => kind === 'password_recovered')).toHaveLength(1);
    });

    it('is cancelled by the owner', async () => {
      const { token, member } = await owner();
      expect(await dueOf(token)).toBe(null);
      await answer();
      expect(await dueOf(token)).toBe(gateway.clock() + questionWait);
      expect((await createClient(gateway).call(cancelRecovery, { body: {}, token })).status).toBe(200);
      expect(await dueOf(token)).toBe(null);
      expect(await kindsOf(member.id)).toEqual(expect.arrayContaining(['recovery_begun', 'recovery_cancelled']));
      await tomorrow();
      expect((await login(testPassword)).status).toBe(200);
    });

    it('is cancelled by a login with the password, by another answer that is set, and by a code by e-mail', async () => {
      const email = `${account}@exemplo.com`;
      const { token } = await owner({ email });
      await answer();
      await login(testPassword);
      expect(await dueOf(token)).toBe(null);
      await answer();
      await sendEncrypted(gateway, setSecurityQuestion, { password: testPassword, ...question }, { token });
      expect(await dueOf(token)).toBe(null);
      await answer();
      gateway.advance(1);
      const asked = { username: account, ...(await doHumanWork(gateway)) };
      await createClient(gateway).call(mailWithoutLogin, { body: asked });
      const other = { newPassword: 'um barco verde 8', confirmNewPassword: 'um barco verde 8' };
      const code = await codeMailedTo(gateway, email);
      expect((await sendEncrypted(gateway, recoverByMail, { username: account, code, ...other })).status).toBe(200);
      await tomorrow();
      expect((await login(other.newPassword)).status).toBe(200);
    });

    it('waits the whole day again when the question is answered again', async () => {
      await owner();
      await answer();
      gateway.advance(questionWait / 2);
      await answer();
      gateway.advance(questionWait / 2);
      expect(await setDuePasswords(gateway)).toBe(0);
      expect((await login(testPassword)).status).toBe(200);
    });

    it('has five answers a day of one account, from wherever', async () => {
      await owner();
      for (let tries = 0; tries < 5; tries += 1)
        expect((await answer({ answer: 'Totó da rua' })).message).toBe('recovery_failed');
      expect((await answer()).message).toBe('rate_limited');
    });
  });
});
