import {
  mailWithoutLogin,
  questionWait,
  recoverByMail,
  recoverByPhone,
  recoverByQuestion,
} from '#src/contract/identity/recovery.ts';
import { setSecurityQuestion } from '#src/contract/identity/security.ts';
import { smsWithoutLogin } from '#src/contract/identity/verification.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTestMember, createClient, signIn, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { codeMailedTo, mailsTo, sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { setDuePasswords } from './recovery-waits.ts';

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
const minute = 60_000;

forEachDatabase((dialect) => {
  describe('a forgotten password', () => {
    let gateway: TestGateway;
    let account = '';
    let email = '';
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(() => {
      account = `Esquecida${(count += 1)}`;
      email = `${account}@exemplo.com`;
    });
    afterAll(() => gateway.close());

    const login = (password: string) => createClient(gateway).login(account, password);
    const askForMail = async (username = account) =>
      createClient(gateway).call(mailWithoutLogin, { body: { username, ...(await doHumanWork(gateway)) } });
    const byMail = (code: string, key?: string) =>
      sendEncrypted(gateway, recoverByMail, { username: account, code, ...chosen }, { key });
    const withMail = async () => {
      const signedIn = await signIn(gateway, account);
      await addProfile(gateway, signedIn.member, { email });
      return signedIn;
    };
    const wrong = (field: string) => ({ status: 400, message: 'verification_code_error', value: { fields: [field] } });

    it('is replaced by a code from an e-mail; every session ends, and the owner is notified [S2-007]', async () => {
      const { isSignedIn } = await withMail();
      expect((await askForMail(` ${account.toUpperCase()} `)).value).toEqual({
        expirationTime: gateway.clock() + minute,
      });
      const code = await codeMailedTo(gateway, email);
      expect(await byMail(code)).toMatchObject({ status: 200, value: { userName: account } });
      expect(await isSignedIn()).toBe(false);
      expect((await login(chosen.newPassword)).status).toBe(200);
      expect((await mailsTo(gateway, email)).map(({ subject }) => subject)).toContain('Maré: sua senha foi trocada');
      expect(await byMail(code)).toMatchObject(wrong('code'));
    });

    it('is replaced by the code of an SMS to the verified number [S2-007, S2-206]', async () => {
      const { member, isSignedIn } = await signIn(gateway, account);
      const mobile = `55119876500${String(count).padStart(2, '0')}`;
      await addProfile(gateway, member, { verified_mobile: mobile });
      const number = { mobileNo: mobile.slice(2), countryDialingCode: '55' };
      await createClient(gateway).call(smsWithoutLogin, { body: { ...number, ...(await doHumanWork(gateway)) } });
      const recover = (code: string) => sendEncrypted(gateway, recoverByPhone, { ...number, code, ...chosen }, {});
      const code = await codeSentTo(gateway, mobile);
      expect((await recover(code === '000000' ? '000001' : '000000')).message).toBe('verification_code_error');
      expect(await recover(code)).toMatchObject({ status: 200, value: { userName: account } });
      expect(await isSignedIn()).toBe(false);
      expect((await login(chosen.newPassword)).status).toBe(200);
      expect((await recover(code)).message).toBe('verification_code_error');
    });

    it('is replaced by the answer to the security question, however it is written [S2-007, S2-215]', async () => {
      const { token } = await signIn(gateway, account);
      const question = { question: 'firstPet', answer: 'Totó da Praia' };
      await sendEncrypted(gateway, setSecurityQuestion, { password: testPassword, ...question }, { token });
      const recover = async (given: object) =>
        sendEncrypted(gateway, recoverByQuestion, {
          username: account,
          ...question,
          ...given,
          ...(await doHumanWork(gateway)),
          ...chosen,
        });
      for (const other of [{ question: 'firstConcert' }, { answer: 'Totó da rua' }, { username: 'ninguem' }])
        expect(await recover(other)).toMatchObject({ message: 'recovery_failed', value: { fields: ['answer'] } });
      const worksFrom = gateway.clock() + questionWait;
      expect(await recover({ answer: 'TOTO  da praia!' })).toMatchObject({ status: 200, value: { worksFrom } });
      gateway.advance(questionWait);
      await setDuePasswords(gateway);
      expect((await login(chosen.newPassword)).status).toBe(200);
    });

    it('costs a proof of work: neither an email nor a try at an answer without one', async () => {
      await withMail();
      const none = { challengeId: 'none', challengeAnswer: 'none' };
      expect(
        (await createClient(gateway).call(mailWithoutLogin, { body: { username: account, ...none } })).message,
      ).toBe('human_check_failed');
      const tried = { username: account, question: 'firstPet', answer: 'Totó da Praia', ...none, ...chosen };
      expect((await sendEncrypted(gateway, recoverByQuestion, tried)).message).toBe('human_check_failed');
      expect(await mailsTo(gateway, email)).toEqual([]);
    });

    it('is replaced once for a key, also when the answer was lost', async () => {
      await withMail();
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      const answers = await Promise.all([1, 2].map(() => byMail(code, 'one-lost-answer')));
      answers.push(await byMail(code, 'one-lost-answer'));
      expect(answers.map(({ status, value }) => [status, value['userName']])).toEqual(
        Array.from({ length: 3 }, () => [200, account]),
      );
      const changed = (await mailsTo(gateway, email)).filter(({ subject }) => subject.includes('foi trocada'));
      expect(changed).toHaveLength(1);
    });

    it('takes no weak password, and keeps the code for a better one', async () => {
      await withMail();
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      const weak = { newPassword: 'password1', confirmNewPassword: 'password1' };
      expect(await sendEncrypted(gateway, recoverByMail, { username: account, code, ...weak })).toMatchObject({
        message: 'password_too_common',
        value: { fields: ['newPassword'] },
      });
      expect((await byMail(code)).status).toBe(200);
    });

    it('refuses a code that is old, another account’s, or tried too often from one network', async () => {
      await withMail();
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      const other = await addTestMember(gateway, `${account}-outra`);
      expect((await sendEncrypted(gateway, recoverByMail, { username: other.account, code, ...chosen })).message).toBe(
        'verification_code_error',
      );
      for (let tries = 0; tries < 6; tries += 1) expect(await byMail('00000000')).toMatchObject(wrong('code'));
      expect((await byMail(code)).message).toBe('rate_limited');
      gateway.advance(31 * minute);
      expect((await login(testPassword)).status).toBe(200);
    });

    it('cannot be blocked by a stranger: their requests invalidate no code, and three emails are the maximum', async () => {
      await withMail();
      await askForMail();
      const first = await codeMailedTo(gateway, email);
      for (let asked = 0; asked < 4; asked += 1) await askForMail();
      expect(await mailsTo(gateway, email)).toHaveLength(3);
      expect((await byMail(first)).status).toBe(200);
    });

    it('says the same whether there is an account or not [S2-231]', async () => {
      await withMail();
      const locked = await addTestMember(gateway, `${account}-trancada`, { status: 'locked' });
      await addProfile(gateway, locked, { email: `trancada-${email}` });
      const asked = [await askForMail(), await askForMail('ninguem'), await askForMail(locked.account)];
      expect(new Set(asked.map(({ status, value }) => JSON.stringify([status, value]))).size).toBe(1);
      expect(await mailsTo(gateway, `trancada-${email}`)).toEqual([]);
      const tried = await Promise.all(
        [account, 'ninguem', locked.account].map((username) =>
          sendEncrypted(gateway, recoverByMail, { username, code: '00000000', ...chosen }),
        ),
      );
      expect(new Set(tried.map(({ status, message, value }) => JSON.stringify([status, message, value]))).size).toBe(1);
    });

    it('leaves neither code, name nor answer in the database as it was typed', async () => {
      await withMail();
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      await byMail('00000000', 'a-key-of-this-test');
      const rows = [
        await gateway.db.selectFrom('recovery_codes').selectAll().execute(),
        await gateway.db.selectFrom('outbox').selectAll().execute(),
        await gateway.db.selectFrom('idempotency_keys').selectAll().execute(),
      ];
      const text = JSON.stringify(rows);
      for (const secret of [code, code.replace(' ', ''), chosen.newPassword]) expect(text).not.toContain(secret);
    });
  });
});
