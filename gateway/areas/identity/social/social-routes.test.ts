import { memberInfo } from '#src/contract/account/member.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { transact } from '#gateway/db/transact.ts';
import { createAccessToken } from '../session/access-token.ts';
import { openSession } from '../session/open-session.ts';
import { writeRenewalToken } from '../session/renewal-token.ts';
import { addTestMember, testPassword } from '../session/testing/call-client.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { socialScene } from '#gateway/testing/social-scene.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { readPersonal } from '#gateway/context/personal-data.ts';
import { addMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  const scene = socialScene(dialect);
  const attempt = 'the-one-attempt-of-a-person';
  const forget = () => void (scene.cookies = new Map());

  describe('a way through a provider', () => {
    it.each(['google', 'facebook'])(
      'by %s opens an account under a chosen name, once, and signs it in later',
      async (from) => {
        const { page, token } = await scene.goThrough(from);
        expect(page).toBe('/m/login');
        expect(await scene.take(token.slice('social-'.length))).toEqual({
          success: true,
          value: { outcome: 'new', provider: from, suggestion: 'ana.luisa.prado' },
        });
        const before = new Map(scene.cookies);
        const opened = { success: true, value: { userName: scene.name, type: 0, firstTimeLogin: true } };
        expect(await scene.register(scene.name, { attempt })).toMatchObject(opened);
        // The answer was lost: the same again, under whatever name.
        scene.cookies = before;
        expect(await scene.register(`${scene.name}.x`, { attempt })).toMatchObject(opened);
        forget();
        expect(await scene.take(await scene.arrive(from))).toMatchObject({
          value: { outcome: 'signed-in', login: { userName: scene.name, firstTimeLogin: false } },
        });
      },
    );

    it('stores an address that the provider has verified, and the account’s origin', async () => {
      scene.provider.person = { sub: scene.name, name: 'X', email: 'bia.alves@mail.example', email_verified: true };
      expect(await scene.take(await scene.arrive())).toMatchObject({ value: { suggestion: '' } });
      await scene.register(scene.name);
      const row = await scene.gateway.db
        .selectFrom('members')
        .innerJoin('member_profiles', 'member_profiles.member_id', 'members.id')
        .select(['members.id', 'register_method', 'password_hash'])
        .where('account', '=', scene.name)
        .executeTakeFirst();
      expect(row).toMatchObject({ register_method: 'H5', password_hash: '' });
      expect(await readPersonal(scene.gateway, row?.id ?? '')).toMatchObject({ email: 'bia.alves@mail.example' });
    });

    it('refuses a name that breaks the rule, is taken, or has a wrong invitation', async () => {
      await addMember(scene.gateway.db, `taken.${scene.name}`);
      await scene.take(await scene.arrive());
      const wrong = { message: 'invalid_request', value: { fields: ['username'] } };
      expect(await scene.register('x')).toMatchObject(wrong);
      expect(await scene.register(`TAKEN.${scene.name}`)).toMatchObject({ message: 'username_taken' });
      const invited = scene.register(scene.name, { affiliateCode: 'NOBODY' });
      expect(await invited).toMatchObject({ message: 'invitation_code_error' });
      expect(await scene.register(scene.name)).toMatchObject({ success: true });
      // The cookie is gone with it.
      expect(await scene.register(`${scene.name}.y`)).toMatchObject({ message: 'handover_invalid' });
    });

    it('distinguishes a cancellation from an error', async () => {
      scene.provider.person = null;
      expect(await scene.goThrough()).toEqual({ page: '/m/login', token: 'social-cancelled' });
      scene.provider.person = { sub: scene.name };
      const callback = await scene.reachCallback();
      forget();
      expect(await scene.open(callback)).toBe('/m/login?token=social-failed');
      expect(await scene.open('/wps/session/social/google/callback?code=x&state=y')).toContain('token=social-failed');
    });
  });

  describe('its code', () => {
    const ofMember = async () => {
      await scene.take(await scene.arrive());
      await scene.register(scene.name);
      forget();
      return scene.arrive();
    };

    it('is good once, and again for the same attempt alone', async () => {
      const code = await ofMember();
      const before = scene.cookies;
      const ask = (as: string) => {
        scene.cookies = new Map(before);
        return scene.take(code, { attempt: as });
      };
      expect(await ask(attempt)).toMatchObject({ success: true });
      expect(await ask(attempt)).toMatchObject({ success: true });
      expect(await ask('another-attempt-of-a-thief')).toMatchObject({ message: 'handover_invalid' });
    });

    it('is worth nothing in another browser, with another code, or after a minute', async () => {
      const code = await ofMember();
      const held = scene.cookies;
      const worthless = { message: 'handover_invalid' };
      forget();
      expect(await scene.take(code)).toMatchObject(worthless);
      scene.cookies = held;
      expect(await scene.take(`${code.startsWith('A') ? 'B' : 'A'}${code.slice(1)}`)).toMatchObject(worthless);
      scene.gateway.advance(60_000);
      expect(await scene.take(code)).toMatchObject(worthless);
    });

    it('signs no locked account in', async () => {
      const code = await ofMember();
      const { db } = scene.gateway;
      await db.updateTable('members').set({ status: 'locked' }).where('account', '=', scene.name).execute();
      expect(await scene.take(code)).toMatchObject({ message: 'login_failed' });
    });
  });

  describe('a signed-in member', () => {
    const signIn = async ({ id }: { id: string }) => {
      const { gateway } = scene;
      const opened = await transact(gateway.db, (trx) => openSession(gateway, trx, { memberId: id, device: 'test' }));
      scene.cookies = new Map([['mare_renewal', writeRenewalToken(opened.token)]]);
      return createAccessToken(gateway, opened.session);
    };
    const signsIn = async () => {
      forget();
      return scene.take(await scene.arrive());
    };
    const linkedEvents = async () => {
      const events = scene.gateway.db.selectFrom('security_events').select('detail');
      return (await events.where('kind', '=', 'identity_linked').execute()).length;
    };

    it('links a provider’s account by the password', async () => {
      const token = await signIn(await addTestMember(scene.gateway, scene.name));
      const { page, token: said } = await scene.goThrough('google', '?link=1');
      expect(page).toBe('/m/set');
      const code = said.slice('social-'.length);
      expect(await scene.take(code)).toMatchObject({ message: 'session_ended' });
      expect(await scene.link(testPassword, token)).toMatchObject({ message: 'handover_invalid' });
      const before = await linkedEvents();
      expect(await scene.take(code, { token })).toEqual({
        success: true,
        value: { outcome: 'confirm', provider: 'google' },
      });
      const asked = scene.cookies;
      expect(await scene.link('not-the-password', token)).toMatchObject({ message: 'wrong_password' });
      const elsewhere = await signIn(await addTestMember(scene.gateway, `else.${scene.name}`));
      scene.cookies = asked;
      expect(await scene.link(testPassword, elsewhere)).toMatchObject({ message: 'handover_invalid' });
      expect(await linkedEvents()).toBe(before);
      // The answer was lost: the same again.
      for (const _ of [1, 2]) {
        scene.cookies = new Map(asked);
        expect(await scene.link(testPassword, token)).toMatchObject({
          value: { list: [{ provider: 'google' }], hasPassword: true },
        });
      }
      expect(await linkedEvents()).toBe(before + 1);
      expect(scene.cookies.has('mare_social')).toBe(false);
      const back = await signsIn();
      expect(back).toMatchObject({ value: { outcome: 'signed-in', login: { userName: scene.name } } });
    });

    it('without a password links at once; another member’s account stays theirs', async () => {
      const token = await signIn(await addMember(scene.gateway.db, scene.name, { password_hash: '' }));
      const linked = await scene.take(await scene.arrive('google', '?link=1'), { token });
      expect(linked).toMatchObject({ value: { outcome: 'linked', provider: 'google' } });
      const other = await signIn(await addTestMember(scene.gateway, `other.${scene.name}`));
      await scene.take(await scene.arrive('google', '?link=1'), { token: other });
      expect(await scene.link(testPassword, other)).toMatchObject({ message: 'identity_taken' });
      expect((await valueOf(scene.app, memberInfo, { token: other, query: {} })).account).toBe(`other.${scene.name}`);
    });
  });
  describe('is not offered', () => {
    const start = '/wps/session/social/google/start';

    it.each(['socialLogin', 'googleLogin'])('without the flag %s [S2-004]', async (name) => {
      await scene.setFlags({ [name]: false });
      expect(await scene.open(start)).toBe('/m/login');
      expect(await scene.take('a code')).toMatchObject({ message: 'handover_invalid' });
    });

    it('to a link of another site', async () => {
      expect(await scene.open(start, { 'Sec-Fetch-Site': 'cross-site' })).toBe('/m/login');
    });

    it('before a provider is initialised, and by one that is none of ours [S2-003, S2-004]', async () => {
      const gateway = await createTestGateway({ dialect });
      const app = createApp(gateway);
      for (const name of ['socialLogin', 'facebookLogin', 'googleLogin']) await setFlag(gateway.db, name, true);
      for (const provider of ['facebook', 'google']) {
        const response = await app.request(`/wps/session/social/${provider}/start`);
        expect(response.headers.get('Location')).toBe('/m/login');
      }
      expect((await valueOf(app, systemStatus)).info.social).toBeUndefined();
      expect((await app.request('/wps/session/social/other/start')).status).toBe(404);
      await gateway.close();
    });
  });
});
