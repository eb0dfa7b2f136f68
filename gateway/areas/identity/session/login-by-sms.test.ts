import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import { smsForLogin } from '#src/contract/identity/verification.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 8000;
  let typed: string;
  let stored: string;
  const dialling = { type: 'sms', countryDialingCode: '55' } as const;
  const wrong = { status: 400, message: 'verification_code_error' };
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  beforeEach(() => {
    counter += 1;
    typed = `11 9${counter}-0002`;
    stored = `55119${counter}0002`;
  });
  afterAll(() => gateway.close());

  const owner = async (rest: Parameters<typeof addMember>[2] = {}) => {
    const member = await addMember(gateway.db, `dona${counter}`, rest);
    await addProfile(gateway, member, { verified_mobile: stored });
    return member;
  };
  const askForCode = async () => {
    const body = { ...(await doHumanWork(gateway)), mobileNum: typed, countryDialingCode: '55' };
    await createClient(gateway).call(smsForLogin, { body });
  };
  const logIn = (code: string, rest: object = {}) => createClient(gateway).login(typed, code, { ...dialling, ...rest });
  const other = (code: string) => (code === '000000' ? '000001' : '000000');

  describe('login by SMS', () => {
    it('signs in whose verified number the code was sent to, once [S2-109]', async () => {
      const { account } = await owner();
      await askForCode();
      const code = await codeSentTo(gateway, stored);
      expect(await logIn(` ${code} `)).toMatchObject({ status: 200, value: { userName: account } });
      expect(await logIn(code)).toMatchObject(wrong);
    });

    it('opens one session for concurrent calls with the code', async () => {
      await owner();
      await askForCode();
      const code = await codeSentTo(gateway, stored);
      const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('answers the same again to a try whose answer was lost', async () => {
      await owner();
      await askForCode();
      const code = await codeSentTo(gateway, stored);
      const attempt = 'an-attempt-of-one-sign-in';
      expect((await logIn(code, { attempt })).status).toBe(200);
      expect(await logIn(code, { attempt })).toMatchObject({ status: 200, value: { firstTimeLogin: true } });
      expect(await logIn(code, { attempt: 'another-attempt-to-sign-in' })).toMatchObject(wrong);
    });

    it('refuses in the same way a wrong code, a number without an account, a locked one, and a number without a code', async () => {
      await owner();
      await askForCode();
      const answers = [await logIn(other(await codeSentTo(gateway, stored)))];
      counter += 1;
      [typed, stored] = [`11 9${counter}-0002`, `55119${counter}0002`];
      await askForCode();
      answers.push(await logIn('123456'));
      counter += 1;
      [typed, stored] = [`11 9${counter}-0002`, `55119${counter}0002`];
      const { id } = await owner();
      await askForCode();
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
      answers.push(await logIn(await codeSentTo(gateway, stored)));
      counter += 1;
      typed = `11 9${counter}-0002`;
      answers.push(await logIn('123456'));
      const seen = answers.map(({ status, message, value }) => ({ status, message, value }));
      expect(seen).toHaveLength(4);
      for (const one of seen) expect(one).toEqual({ ...wrong, value: {} });
    });

    it('finds no account by an unverified number', async () => {
      const member = await addMember(gateway.db, `contada${counter}`);
      await addProfile(gateway, member, { mobile: stored });
      await askForCode();
      expect(await logIn('123456')).toMatchObject(wrong);
    });

    it('takes a code for five minutes', async () => {
      await owner();
      await askForCode();
      const code = await codeSentTo(gateway, stored);
      gateway.advance(5 * 60_000);
      expect(await logIn(code)).toMatchObject(wrong);
    });

    it('takes few wrong codes from one network, which leaves the code to its owner elsewhere', async () => {
      const narrow = await createTestGateway({ dialect, config: { trustedProxies: 1 } });
      try {
        const member = await addMember(narrow.db, 'alvo');
        await addProfile(narrow, member, { verified_mobile: stored });
        const client = createClient(narrow);
        const body = { ...(await doHumanWork(narrow)), mobileNum: typed, countryDialingCode: '55' };
        await client.call(smsForLogin, { body });
        const code = await codeSentTo(narrow, stored);
        const from = (address: string, said: string) =>
          client.login(typed, said, dialling, { 'X-Forwarded-For': address });
        const stranger = [];
        for (let tries = 0; tries < 8; tries += 1) stranger.push((await from('203.0.113.7', other(code))).status);
        expect(stranger).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
        expect((await from('203.0.113.7', code)).status).toBe(429);
        expect((await from('198.51.100.4', code)).status).toBe(200);
      } finally {
        await narrow.close();
      }
    });

    it('wants a mobile number, a dialling code and six digits [S2-156]', async () => {
      const fields = async (answer: ReturnType<typeof logIn>) => (await answer).value['fields'];
      expect(await fields(logIn('12345'))).toEqual(['password']);
      expect(await fields(logIn('123456', { countryDialingCode: undefined }))).toEqual(['countryDialingCode']);
      typed = '11 3234-5678';
      expect(await fields(logIn('123456'))).toEqual(['username']);
    });

    it('is refused where the merchant has none [S2-002]', async () => {
      await setFlag(gateway.db, mobileCodeLoginFlag, false);
      expect(await logIn('123456')).toMatchObject({ status: 403, message: 'no_permission' });
      await setFlag(gateway.db, mobileCodeLoginFlag, true);
    });

    it('of an agent page takes agents alone [S2-179]', async () => {
      await owner();
      await askForCode();
      const code = await codeSentTo(gateway, stored);
      expect(await logIn(code, { agentLogin: true })).toMatchObject({ status: 403, message: 'only_agents' });
    });
  });
});
