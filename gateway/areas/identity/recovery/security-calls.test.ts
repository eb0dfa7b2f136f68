import {
  listSecurityQuestions,
  securityState,
  setOwnMobile,
  setPaymentPassword,
  setSecurityQuestion,
} from '#src/contract/identity/security.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, signIn, testPassword } from '../session/testing/call-client.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { inboxTitles, sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { warnOwners } from './warn-owners.ts';
import { sendSmsCode } from '../verification/send-sms-code.ts';

const chosen = { newPaymentPassword: '271828', confirmNewPaymentPassword: '271828' };

forEachDatabase((dialect) => {
  describe('what proves a member', () => {
    let gateway: TestGateway;
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());
    const arrive = () => signIn(gateway, `segura${(count += 1)}`);
    const pay = (token: string, body: object, key?: string) =>
      sendEncrypted(gateway, setPaymentPassword, { ...chosen, ...body }, { token, key });
    const ask = (token: string, body: object) =>
      sendEncrypted(
        gateway,
        setSecurityQuestion,
        { password: testPassword, question: 'firstPet', answer: 'Totó da Praia', ...body },
        { token },
      );
    const stateOf = async (token: string) =>
      (await createClient(gateway).call(securityState, { query: {}, token })).value;
    const about = (message: string, field: string) => ({ status: 400, message, value: { fields: [field] } });

    it('is listed, its contact data masked', async () => {
      const { member, token } = await arrive();
      const none = { passwordChangedAt: null, paymentPassword: false, question: null, recoveryDueAt: null };
      expect(await stateOf(token)).toEqual({
        ...none,
        email: '',
        mobile: '',
        mobileVerified: false,
        paymentRecovery: 'none',
      });
      await addProfile(gateway, member, { email: 'marina@exemplo.com', mobile: '5511987654321' });
      expect(await stateOf(token)).toMatchObject({ email: 'ma•••@exemplo.com', mobile: '•••• 4321' });
      await ask(token, {});
      await pay(token, { password: testPassword });
      expect(await stateOf(token)).toMatchObject({ paymentPassword: true, question: 'firstPet' });
    });

    it('has a mobile number, by the password and the code that was sent to it; it is one account’s alone', async () => {
      const mobile = '5511987650001';
      const typed = { password: testPassword, mobileNum: '11 98765-0001', countryDialingCode: '55' };
      const sendCode = async () => {
        gateway.advance(60_000);
        const asked = { purpose: 'register', field: 'mobileNum', language: 'pt', ip: '203.0.113.9', mobile } as const;
        await sendSmsCode(gateway, { ...asked, ...(await doHumanWork(gateway)) });
        return codeSentTo(gateway, mobile);
      };
      const { token } = await arrive();
      const verificationCode = await sendCode();
      const save = (body: object, key?: string) =>
        sendEncrypted(gateway, setOwnMobile, { ...typed, verificationCode, ...body }, { token, key });
      expect(await save({ password: 'not the password' })).toMatchObject(about('wrong_password', 'password'));
      expect(await save({ mobileNum: '11 3333-0001' })).toMatchObject(about('invalid_request', 'mobileNum'));
      expect(await save({ verificationCode: '000000' })).toMatchObject({ message: 'verification_code_error' });
      expect((await stateOf(token))['mobileVerified']).toBe(false);
      const key = crypto.randomUUID();
      // The second is a try after a lost answer.
      expect([(await save({}, key)).status, (await save({}, key)).status]).toEqual([200, 200]);
      expect(await stateOf(token)).toMatchObject({ mobile: '•••• 0001', mobileVerified: true });
      expect(await save({})).toMatchObject({ message: 'verification_code_error' });
    });

    it('has a list of security questions, and one of them with an answer, by the password [S2-215]', async () => {
      const { token } = await arrive();
      const list = await createClient(gateway).call(listSecurityQuestions, { query: {} });
      expect(list.value).toContainEqual({ id: 'firstPet' });
      expect(await ask(token, { password: 'not the password' })).toMatchObject(about('wrong_password', 'password'));
      expect(await ask(token, { answer: '¡é, é!' })).toMatchObject(about('invalid_request', 'answer'));
      expect((await ask(token, {})).status).toBe(200);
      expect((await ask(token, { question: 'firstStreet' })).status).toBe(200);
      expect((await stateOf(token))['question']).toBe('firstStreet');
      const rows = await gateway.db.selectFrom('security_answers').select('answer_hash').execute();
      expect(rows.every(({ answer_hash }) => answer_hash.startsWith('$scrypt$'))).toBe(true);
    });

    it('is a payment password, first by the password of the login, then by the one before [S2-205]', async () => {
      const { token } = await arrive();
      expect(await pay(token, { password: 'not the password' })).toMatchObject(about('wrong_password', 'password'));
      expect((await pay(token, { password: testPassword }, 'the-first-one')).status).toBe(200);
      expect((await pay(token, { password: testPassword }, 'the-first-one')).status).toBe(200);
      const next = { newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' };
      expect(await pay(token, { password: testPassword, ...next })).toMatchObject(
        about('wrong_password', 'oldPaymentPassword'),
      );
      expect((await pay(token, { oldPaymentPassword: '271828', ...next })).status).toBe(200);
    });

    it.each([
      ['five digits', { newPaymentPassword: '27182' }, 'invalid_request', 'newPaymentPassword'],
      ['letters', { newPaymentPassword: 'abcdef' }, 'invalid_request', 'newPaymentPassword'],
      ['two that differ', { confirmNewPaymentPassword: '271829' }, 'invalid_request', 'confirmNewPaymentPassword'],
      ['a staircase', { newPaymentPassword: '345678' }, 'password_too_common', 'newPaymentPassword'],
      ['one digit', { newPaymentPassword: '000000' }, 'password_too_common', 'newPaymentPassword'],
    ])('refuses %s', async (_, wrong: Partial<typeof chosen>, message, field) => {
      const { token } = await arrive();
      const again =
        wrong.newPaymentPassword === undefined ? {} : { confirmNewPaymentPassword: wrong.newPaymentPassword };
      expect(await pay(token, { password: testPassword, ...again, ...wrong })).toMatchObject(about(message, field));
    });

    it('allows five wrong payment passwords, counted separately from those of the login', async () => {
      const { token, client, member } = await arrive();
      await pay(token, { password: testPassword });
      const next = { newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' };
      for (let tries = 0; tries < 5; tries += 1)
        expect((await pay(token, { oldPaymentPassword: '999998', ...next })).message).toBe('wrong_password');
      expect((await pay(token, { oldPaymentPassword: '271828', ...next })).message).toBe('rate_limited');
      expect((await client.login(member.account, testPassword)).status).toBe(200);
    });

    const titlesOf = (memberId: string) => inboxTitles(gateway, memberId);

    it('warns the owner after five wrong payment passwords, once a day, and not before', async () => {
      const { token, member } = await arrive();
      await pay(token, { password: testPassword });
      const guess = () =>
        pay(token, { oldPaymentPassword: '999998', newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' });
      const title = 'Attempts at your payment password';
      for (let tries = 0; tries < 4; tries += 1) await guess();
      await warnOwners(gateway);
      expect(await titlesOf(member.id)).not.toContain(title);
      await guess();
      await warnOwners(gateway);
      await warnOwners(gateway);
      expect((await titlesOf(member.id)).filter((one) => one === title)).toHaveLength(1);
    });

    it('warns the owner when the sessions of a member have typed too many wrong passwords', async () => {
      const { member } = await arrive();
      await recordSecurityEvent(gateway, { kind: 'own_password_blocked', memberId: member.id });
      expect(await warnOwners(gateway)).toBe(1);
      expect(await titlesOf(member.id)).toContain('Attempts at your password');
      expect(await warnOwners(gateway)).toBe(0);
    });
  });
});
