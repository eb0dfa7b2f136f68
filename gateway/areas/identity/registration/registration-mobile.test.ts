import { wallet } from '#src/contract/account/member.ts';
import type { RegisterPayload } from '#src/contract/identity/registration.schema.ts';
import { smsForRegister } from '#src/contract/identity/verification.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, sendRegistration, setForm, withFields } from '#gateway/testing/registration-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { mobileIndexOf } from '#gateway/context/personal-data.ts';
import { readProfile } from '#gateway/testing/test-members.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 7000;
  let typed: string;
  let stored: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  beforeEach(async () => {
    counter += 1;
    typed = `11 9${counter}-0003`;
    stored = `55119${counter}0003`;
    await setForm(gateway, { methods: { username: true, mobileNum: true }, bonus: '20.00' });
  });
  afterAll(() => gateway.close());

  const askForCode = async () => {
    const body = { ...(await doHumanWork(gateway)), mobileNo: typed, countryDialingCode: '55' };
    await createClient(gateway).call(smsForRegister, { body });
    return codeSentTo(gateway, stored);
  };
  const byMobile = (verificationCode: string, rest: Partial<RegisterPayload> = {}) => ({
    ...registrationOf('', { mobileNum: typed, countryDialingCode: '55', verificationCode, ...rest }),
  });
  const send = (payload: object, key?: string) =>
    sendRegistration(gateway, payload, { byMobile: true, ...(key !== undefined && { key }) });
  const findProfile = async () => {
    const index = await mobileIndexOf(gateway, stored);
    const rows = await gateway.db
      .selectFrom('member_profiles')
      .select('member_id')
      .where('mobile_index', '=', index)
      .execute();
    return Promise.all(rows.map(({ member_id }) => readProfile(gateway, member_id)));
  };
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('an account by mobile number', () => {
    it('is open with the code that was sent, signed in and given the bonus; the number is verified [S2-006, S2-188]', async () => {
      const answer = await send(byMobile(await askForCode()));
      expect(answer.value).toMatchObject({ userName: stored, firstTimeLogin: true });
      const token = String(answer.value['token']);
      expect((await createClient(gateway).call(wallet, { token })).value).toMatchObject({ sumBalance: '20.00' });
      expect(await findProfile()).toMatchObject([{ mobile: stored, dialing_code: '55' }]);
    });

    it('has no password where the option is off, and none opens it', async () => {
      await setForm(gateway, { methods: { username: true, mobileNum: true }, mobileNumPassword: false });
      const { password: _p, confirmPassword: _c, ...bare } = byMobile(await askForCode());
      expect((await send(bare)).status).toBe(200);
      for (const password of ['', 'any-password-1'])
        expect((await createClient(gateway).login(stored, password)).status).not.toBe(200);
    });

    it('is one account for one code under concurrent calls; a retry after a lost response gets the same', async () => {
      const payload = byMobile(await askForCode(), { attempt: 'a-registration-by-mobile' });
      const keys = [`mobile-${counter}`, `mobile-${counter}`, `other-${counter}`];
      const answers = await Promise.all(keys.map((key) => send(payload, key)));
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(await findProfile()).toHaveLength(1);
      const journals = gateway.db.selectFrom('journals').select('id').where('ref', 'like', 'welcome %');
      const before = (await journals.execute()).length;
      const winner = answers[0]?.status === 200 ? keys[0] : keys[2];
      expect((await send(payload, winner)).status).toBe(200);
      expect(await journals.execute()).toHaveLength(before);
    });

    it('is refused at its field: a wrong code, no code, an invalid mobile number', async () => {
      const code = await askForCode();
      expect(await send(byMobile(other(code)))).toMatchObject({
        message: 'verification_code_error',
        value: { fields: ['verificationCode'] },
      });
      expect(await send(byMobile(''))).toMatchObject({ value: { fields: ['verificationCode'] } });
      const landline = byMobile(code, { mobileNum: '11 3333-4444' });
      expect(await send(landline)).toMatchObject({ message: 'invalid_request', value: { fields: ['mobileNum'] } });
      expect(await findProfile()).toEqual([]);
    });

    it('is not opened with the number of an account, whose owner gets a warning by SMS and no code', async () => {
      await send(byMobile(await askForCode()));
      gateway.advance(61_000);
      const body = { ...(await doHumanWork(gateway)), mobileNo: typed, countryDialingCode: '55' };
      await createClient(gateway).call(smsForRegister, { body });
      expect(await send(byMobile('123456'))).toMatchObject({ message: 'verification_code_error' });
      expect(await findProfile()).toHaveLength(1);
    });
  });

  it('a number in username mode is verified where the form says so [S2-036]', async () => {
    await setForm(gateway, { verificationCode: true, fields: withFields(['mobileNum']) });
    const payload = { ...byMobile(await askForCode()), username: `verificada${counter}` };
    const wrong = { ...payload, verificationCode: other(payload.verificationCode ?? '') };
    expect(await sendRegistration(gateway, wrong)).toMatchObject({ message: 'verification_code_error' });
    expect((await sendRegistration(gateway, payload)).value).toMatchObject({ userName: `verificada${counter}` });
    expect(await findProfile()).toHaveLength(1);
  });
});
