import { schemasOf } from '#src/contract/whole-calls.ts';
import { memberInfo, wallet } from '#src/contract/account/member.ts';
import { login, renewSession } from '#src/contract/identity/session.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaptcha } from '../session/captcha.ts';
import { createClient } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import {
  newPassword,
  registrationOf,
  sendRegistration,
  setForm,
  withFields,
} from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { balanceOf, readProfile } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let count = 0;
  const freshName = () => `nova${(count += 1)}`;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  beforeEach(() => setForm(gateway, { bonus: '20.00' }));
  afterAll(() => gateway.close());

  const findMember = (account: string) =>
    gateway.db.selectFrom('members').selectAll().where('account', '=', account).execute();
  const profileOf = (memberId: string) => readProfile(gateway, memberId);
  const bonuses = (memberId: string) =>
    gateway.db.selectFrom('journals').select('id').where('ref', '=', `welcome ${memberId}`).execute();

  describe('an account by username', () => {
    it('is open at once, with bonus and session; the password signs in [S2-005, S2-187]', async () => {
      const name = freshName();
      const client = createClient(gateway);
      const answer = await sendRegistration(gateway, registrationOf(name), { client });
      const { token, ...session } = v.parse(schemasOf(login).value, answer.value);
      expect(session).toEqual({ userName: name, type: 0, firstTimeLogin: true, expiresIn: 900 });
      expect((await client.call(memberInfo, { token })).value).toMatchObject({ account: name, type: 0 });
      expect((await client.call(wallet, { token })).value).toMatchObject({ sumBalance: '20.00', currency: 'BRL' });
      expect((await client.call(renewSession)).status).toBe(200);
      expect((await createClient(gateway).login(name, newPassword)).value).toMatchObject({ firstTimeLogin: false });
      const [member] = await findMember(name);
      expect(member?.password_hash).toMatch(/^\$scrypt\$/);
      expect(await profileOf(member?.id ?? '')).toMatchObject({
        register_method: 'H5',
        register_url: 'localhost',
        email: '',
      });
    });

    it('keeps what its form asks for, and nothing else', async () => {
      await setForm(gateway, { fields: withFields(['email', 'nickname', 'mobileNum']) });
      const name = freshName();
      const told = { email: 'ana@example.org', nickname: 'Ana 🌊', mobileNum: '11987654321', countryDialingCode: '55' };
      await sendRegistration(gateway, registrationOf(name, { ...told, zalo: '11987654321', idNumber: '12345' }));
      const [member] = await findMember(name);
      expect(member?.nickname).toBe('Ana 🌊');
      expect(await profileOf(member?.id ?? '')).toMatchObject({
        ...{ email: told.email, mobile: '5511987654321', dialing_code: '55', verified_mobile: null },
        ...{ zalo: '', id_number: '' },
      });
    });

    it('has the payment password that was chosen with it, as a hash alone', async () => {
      await setForm(gateway, { fields: withFields(['paymentPassword']) });
      const name = freshName();
      expect(await sendRegistration(gateway, registrationOf(name, { paymentPassword: '111111' }))).toMatchObject({
        message: 'invalid_request',
        value: { fields: ['paymentPassword'] },
      });
      await sendRegistration(gateway, registrationOf(name, { paymentPassword: '482915' }));
      const [member] = await findMember(name);
      const stored = gateway.db
        .selectFrom('payment_passwords')
        .selectAll()
        .where('member_id', '=', member?.id ?? '');
      expect(await stored.execute()).toMatchObject([{ password_hash: expect.stringMatching(/^\$scrypt\$/) as string }]);
    });

    it('is refused with the names of the fields that break a rule, in their order', async () => {
      await setForm(gateway, { fields: withFields(['email', 'qqNum']) });
      const wrong = { email: 'nobody', qqNum: '12', password: 'short', confirmPassword: 'other' };
      expect(await sendRegistration(gateway, registrationOf('1', wrong))).toMatchObject({
        status: 400,
        message: 'invalid_request',
        value: { fields: ['username', 'password', 'confirmPassword', 'email', 'qqNum'] },
      });
    });

    it('has no easily guessed password', async () => {
      const weak = { password: 'password123', confirmPassword: 'password123' };
      const answer = await sendRegistration(gateway, registrationOf(freshName(), weak));
      expect(answer).toMatchObject({ message: 'password_too_common', value: { fields: ['password'] } });
    });

    it('is refused where the method is off', async () => {
      await setForm(gateway, { methods: { username: false, mobileNum: true } });
      expect(await sendRegistration(gateway, registrationOf(freshName()))).toMatchObject({ message: 'no_permission' });
    });
  });

  describe('one account of many tries', () => {
    it('of the same key after a lost answer, also in a minute: one bonus, the same session, signed in', async () => {
      const name = freshName();
      const payload = registrationOf(name, { attempt: 'a-registration-tried-again' });
      const [first, again] = [createClient(gateway), createClient(gateway)];
      const lost = await sendRegistration(gateway, payload, { key: 'intent-0001', client: first });
      const answer = await sendRegistration(gateway, payload, { key: 'intent-0001', client: again });
      expect(answer.value).toEqual(lost.value);
      expect(again.cookie).toBe(first.cookie);
      gateway.advance(61_000);
      expect((await sendRegistration(gateway, payload, { key: 'intent-0001' })).status).toBe(200);
      const [member] = await findMember(name);
      expect(await bonuses(member?.id ?? '')).toHaveLength(1);
      expect(await balanceOf(gateway.db, member?.id ?? '')).toBe(2000);
    });

    it('of the same key sent at once', async () => {
      await setForm(gateway, { captcha: true, bonus: '20.00' });
      const name = freshName();
      const { captchaId } = await createCaptcha(gateway, 'HJKMN');
      const payload = registrationOf(name, { captcha: 'HJKMN', captchaId, attempt: 'three-tries-at-once' });
      const answers = await Promise.all(
        [1, 2, 3].map(() => sendRegistration(gateway, payload, { key: 'intent-0002' })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const [member] = await findMember(name);
      expect(await bonuses(member?.id ?? '')).toHaveLength(1);
    });

    it('is no way into it for who knows the key and not the password', async () => {
      const payload = registrationOf(freshName());
      await sendRegistration(gateway, payload, { key: 'intent-0003' });
      const other = { ...payload, password: 'another-word-9', confirmPassword: 'another-word-9' };
      const answer = await sendRegistration(gateway, other, { key: 'intent-0003' });
      expect(answer).toMatchObject({ status: 409, message: 'idempotency_conflict' });
      expect(answer.headers.get('Set-Cookie')).toBeNull();
    });

    it('leaves no trace of a password among the keys', async () => {
      await sendRegistration(gateway, registrationOf(freshName()), { key: 'intent-0004' });
      const rows = await gateway.db
        .selectFrom('idempotency_keys')
        .selectAll()
        .where('scope', '=', 'register')
        .execute();
      expect(JSON.stringify(rows)).not.toContain(newPassword);
      expect(rows.map(({ answer }) => Object.keys(JSON.parse(answer) as object).join())).toContain('id');
    });
  });

  it('a name requested by two at once, in any case, is one account; the other is refused', async () => {
    const name = freshName();
    const names = [name, name.toUpperCase(), `N${name.slice(1)}`];
    const answers = await Promise.all(names.map((each) => sendRegistration(gateway, registrationOf(each))));
    expect(answers.map(({ message }) => message ?? 'ok').toSorted()).toEqual([
      'ok',
      'username_taken',
      'username_taken',
    ]);
    expect(answers.find(({ status }) => status === 409)?.value).toEqual({ fields: ['username'] });
    const folded = gateway.db.selectFrom('members').select('id').where('account_folded', '=', name);
    expect(await folded.execute()).toHaveLength(1);
  });

  describe('the captcha', () => {
    it('is asked for where it is on, and good for one try [S2-169]', async () => {
      await setForm(gateway, { captcha: true });
      const without = await sendRegistration(gateway, registrationOf(freshName()));
      expect(without).toMatchObject({ message: 'invalid_request', value: { fields: ['captcha'] } });
      const { captchaId } = await createCaptcha(gateway, 'HJKMN');
      const wrong = await sendRegistration(gateway, registrationOf(freshName(), { captchaId, captcha: 'nope' }));
      expect(wrong).toMatchObject({ message: 'verification_code_error', value: { fields: ['captcha'] } });
      const spent = await sendRegistration(gateway, registrationOf(freshName(), { captchaId, captcha: 'HJKMN' }));
      expect(spent).toMatchObject({ message: 'verification_code_error' });
    });

    it('opens no second account under another key', async () => {
      await setForm(gateway, { captcha: true });
      const { captchaId } = await createCaptcha(gateway, 'HJKMN');
      const solved = { captchaId, captcha: 'hjkmn' };
      const first = await sendRegistration(gateway, registrationOf(freshName(), solved), { key: 'intent-0005' });
      const second = await sendRegistration(gateway, registrationOf(freshName(), solved), { key: 'intent-0006' });
      expect([first.status, second.message]).toEqual([200, 'verification_code_error']);
    });
  });
});
