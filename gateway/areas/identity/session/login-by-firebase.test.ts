import { firebaseSmsFlag, mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { createClient } from './testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { memberOfMobile } from '../verification/member-of-mobile.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { type PhoneIssuer, startPhoneIssuer } from '#gateway/testing/phone-issuer.ts';
import { registrationOf, sendRegistration, setForm } from '#gateway/testing/registration-scene.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile, readProfile } from '#gateway/testing/test-members.ts';
import { initialiseFirebase } from '../verification/firebase.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let issuer: PhoneIssuer;
  let stop: () => void;
  let counter = 6000;
  let typed: string;
  let stored: string;
  const wrong = { status: 400, message: 'verification_code_error' };
  const statusOf = async () => (await valueOf(createApp(gateway), systemStatus)).info.firebase;

  beforeAll(async () => {
    issuer = await startPhoneIssuer();
    gateway = await createTestGateway({ dialect, config: { firebase: issuer.settings } });
    await setFlag(gateway.db, firebaseSmsFlag, true);
    expect(await statusOf()).toBeUndefined();
    stop = initialiseFirebase(gateway);
    await vi.waitUntil(async () => (await statusOf()) !== undefined);
  });
  beforeEach(() => {
    counter += 1;
    typed = `11 9${counter}-0004`;
    stored = `55119${counter}0004`;
  });
  afterEach(async () => {
    for (const flag of [firebaseSmsFlag, mobileCodeLoginFlag]) await setFlag(gateway.db, flag, true);
  });
  afterAll(async () => {
    stop();
    await issuer.close();
    await gateway.close();
  });

  const owner = async (rest: Parameters<typeof addMember>[2] = {}) => {
    const member = await addMember(gateway.db, `dono${counter}`, rest);
    await addProfile(gateway, member, { verified_mobile: stored });
    return member;
  };
  const tokenOf = (rest: JWTPayload = {}) => issuer.tokenOf(stored, gateway.clock(), rest);
  const logIn = (firebaseIdToken: string, rest: object = {}) =>
    createClient(gateway).login(typed, '', {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: typed,
      countryDialingCode: '55',
      ...rest,
    });

  it('the status names the script where the flag is on and the keys are here', async () => {
    const { module, integrity } = issuer.settings;
    expect(await statusOf()).toEqual({ module, integrity });
    await setFlag(gateway.db, firebaseSmsFlag, false);
    gateway.events.emit('changed', 'status');
    expect(await statusOf()).toBeUndefined();
  });

  describe('login by a push service', () => {
    it('signs in whose verified number its token names, once [S2-159]', async () => {
      const { account } = await owner();
      const token = await tokenOf();
      expect(await logIn(token)).toMatchObject({ status: 200, value: { userName: account } });
      expect(await logIn(token)).toMatchObject(wrong);
      // The service renews its token; the code that it is about stays the same.
      expect(await logIn(await tokenOf({ iat: Math.floor(gateway.clock() / 1000) + 1 }))).toMatchObject(wrong);
    });

    it('opens one session for concurrent calls, and repeats a lost response', async () => {
      await owner();
      const token = await tokenOf();
      const attempt = 'an-attempt-of-one-sign-in';
      const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(token, { attempt })));
      expect(answers.some(({ status }) => status === 200)).toBe(true);
      expect(await logIn(token, { attempt })).toMatchObject({ status: 200, value: { firstTimeLogin: true } });
      expect(await logIn(token, { attempt: 'another-attempt-to-sign-in' })).toMatchObject(wrong);
    });

    it('takes no token that is forged, old, of another project, number or way to sign in', async () => {
      await owner();
      const now = Math.floor(gateway.clock() / 1000);
      const tokens = [
        'no token at all',
        await issuer.forgedOf(stored, gateway.clock()),
        await tokenOf({ aud: 'another-project' }),
        await tokenOf({ iss: 'https://securetoken.example/another' }),
        await tokenOf({ exp: now - 60 }),
        await tokenOf({ auth_time: now - 300 }),
        await tokenOf({ auth_time: now + 60 }),
        await tokenOf({ phone_number: '+5511900000000' }),
        await tokenOf({ phone_number: undefined }),
        await tokenOf({ sub: '' }),
        await tokenOf({ firebase: { sign_in_provider: 'password' } }),
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await tokenOf()).split('.')[1]}.`,
      ];
      for (const token of tokens) expect(await logIn(token)).toMatchObject({ ...wrong, value: {} });
      expect((await logIn(await tokenOf())).status).toBe(200);
    });

    it('refuses a number without an account, a locked one, and an unverified number in the same way', async () => {
      expect(await logIn(await tokenOf())).toMatchObject({ ...wrong, value: {} });
      const { id } = await owner();
      await gateway.db.updateTable('members').set({ status: 'locked' }).where('id', '=', id).execute();
      expect(await logIn(await tokenOf())).toMatchObject({ ...wrong, value: {} });
      counter += 1;
      stored = `55119${counter}0004`;
      typed = `11 9${counter}-0004`;
      await addProfile(gateway, await addMember(gateway.db, `outro${counter}`), { mobile: stored });
      expect(await logIn(await tokenOf())).toMatchObject({ ...wrong, value: {} });
    });

    it('says which field is wrong, and has its agents and its flags like the login by SMS', async () => {
      await owner();
      const token = await tokenOf();
      const at = (field: string) => ({ message: 'invalid_request', value: { fields: [field] } });
      expect(await logIn(token, { firebaseChannel: 'whatsapp' })).toMatchObject(at('firebaseChannel'));
      expect(await logIn(token, { firebaseMobileNo: '12' })).toMatchObject(at('firebaseMobileNo'));
      expect(await logIn(token, { countryDialingCode: '0' })).toMatchObject(at('countryDialingCode'));
      expect(await logIn(token, { agentLogin: true })).toMatchObject({ message: 'only_agents' });
      for (const flag of [firebaseSmsFlag, mobileCodeLoginFlag]) {
        await setFlag(gateway.db, flag, false);
        expect(await logIn(token)).toMatchObject({ message: 'no_permission' });
        await setFlag(gateway.db, flag, true);
      }
      expect((await logIn(token)).status).toBe(200);
    });
  });

  describe('registration with a push service', () => {
    const register = async (token: string | undefined, key?: string, rest: object = {}) => {
      const payload = registrationOf('', {
        mobileNum: typed,
        countryDialingCode: '55',
        attempt: `attempt-of-one-registration-${counter}`,
      });
      const proof = token === undefined ? {} : { firebaseChannel: 'sms', firebaseIdToken: token };
      return sendRegistration(gateway, { ...payload, ...proof, ...rest }, { byMobile: true, ...(key && { key }) });
    };
    beforeEach(() => setForm(gateway, { methods: { username: true, mobileNum: true } }));

    it('takes its token in the place of our code, once; a lost answer is answered again [S2-123]', async () => {
      const token = await tokenOf();
      const opened = await register(token, `key-${counter}`);
      expect(opened).toMatchObject({ status: 200, value: { userName: stored } });
      expect((await register(token, `key-${counter}`)).status).toBe(200);
      const member = await memberOfMobile(gateway, stored);
      expect(await readProfile(gateway, member?.id ?? '')).toMatchObject({ mobile: stored });
      expect(await register(token, `another-${counter}`)).toMatchObject({ ...wrong });
    });

    it('says at the code what is wrong with the token, and asks for a code where there is none or no such service', async () => {
      const at = { value: { fields: ['verificationCode'] } };
      expect(await register(await issuer.forgedOf(stored, gateway.clock()))).toMatchObject({ ...wrong, ...at });
      expect(await register(undefined)).toMatchObject({ message: 'invalid_request', ...at });
      expect(await register(await tokenOf(), undefined, { firebaseChannel: 'x' })).toMatchObject({ ...at });
      await setFlag(gateway.db, firebaseSmsFlag, false);
      expect(await register(await tokenOf())).toMatchObject({ message: 'invalid_request', ...at });
    });
  });

  it('keys that cannot be fetched are retried, and the service is not offered until then', async () => {
    const closed = { ...issuer.settings, keys: 'http://127.0.0.1:9/keys' };
    const alone = await createTestGateway({ dialect, config: { firebase: closed } });
    const warned = vi.spyOn(alone.logger, 'warn');
    await setFlag(alone.db, firebaseSmsFlag, true);
    const end = initialiseFirebase(alone);
    await vi.waitUntil(() => warned.mock.calls.length > 0);
    expect((await valueOf(createApp(alone), systemStatus)).info.firebase).toBeUndefined();
    end();
    await alone.close();
  });
});
