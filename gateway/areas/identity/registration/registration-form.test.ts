import { checkAffiliate, checkUsername, registerSettings } from '#src/contract/identity/registration.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { createClient } from '../session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { registrationOf, sendRegistration, setForm, withFields } from '#gateway/testing/registration-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let count = 0;
  const freshName = () => `convidada${(count += 1)}`;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    const agent = await addMember(gateway.db, 'agente', { type: 41 });
    const code = { merchant_code: 'mare', member_id: agent.id, created_at: 0 };
    await gateway.db
      .insertInto('affiliate_codes')
      .values([
        { ...code, code: 'MARE-7K2', expires_at: null },
        { ...code, code: 'MARE-OLD', expires_at: 1 },
      ])
      .execute();
  });
  beforeEach(() => setForm(gateway, {}));
  afterAll(() => gateway.close());

  const profileOf = (account: string) =>
    gateway.db
      .selectFrom('member_profiles')
      .innerJoin('members', 'members.id', 'member_profiles.member_id')
      .select('affiliate_code')
      .where('account', '=', account)
      .executeTakeFirst();

  describe('who has invited', () => {
    it('is noted by the code as it is written, also where the form shows no field for it', async () => {
      const name = freshName();
      await sendRegistration(gateway, registrationOf(name, { affiliateCode: ' mare-7k2 ' }));
      expect(await profileOf(name)).toEqual({ affiliate_code: 'MARE-7K2' });
    });

    it.each(['MARE-OLD', 'NOBODYS', "' or 1=1 --"])('is refused as %s, by the check as well [S2-194]', async (code) => {
      const answer = await sendRegistration(gateway, registrationOf(freshName(), { affiliateCode: code }));
      expect(answer).toMatchObject({
        status: 400,
        message: 'invitation_code_error',
        value: { fields: ['affiliateCode'] },
      });
      expect(await askApp(createApp(gateway), checkAffiliate, { query: { code } })).toMatchObject({
        envelope: { success: false, message: 'invitation_code_error' },
      });
    });

    it('is found by a good code [S2-194]', async () => {
      const app = createApp(gateway);
      expect(await valueOf(app, checkAffiliate, { query: { code: 'mare-7k2' } })).toEqual({ code: 'MARE-7K2' });
    });

    it('must be a member of this house where a recommender is named', async () => {
      await setForm(gateway, { fields: withFields(['recommenderId']) });
      const nobody = await sendRegistration(gateway, registrationOf(freshName(), { recommenderId: 'nobody' }));
      expect(nobody).toMatchObject({ message: 'referrer_link_error', value: { fields: ['recommenderId'] } });
      const known = await sendRegistration(gateway, registrationOf(freshName(), { recommenderId: 'Agente' }));
      expect(known.status).toBe(200);
    });
  });

  it('says whether a name is free, in any case, to an address that does not ask too often [S2-195]', async () => {
    const app = createApp(gateway);
    const ask = (username: string) => valueOf(app, checkUsername, { query: { username } });
    expect([await ask('AGENTE'), await ask('ninguem')]).toEqual([{ available: false }, { available: true }]);
    const strict = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
    const client = createClient(strict);
    const answers = [];
    for (let times = 0; times < 61; times += 1)
      answers.push((await client.call(checkUsername, { query: { username: 'x' } })).status);
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([60, 429]);
    await strict.close();
  });

  it('answers the form as it is set, field by field, with bonus and age [S2-125, S2-190]', async () => {
    await setForm(gateway, { fields: withFields(['email']), bonus: '20.00' });
    const settings = await valueOf(createApp(gateway), registerSettings);
    expect(settings).toMatchObject({
      methods: { username: true, mobileNum: false },
      captcha: false,
      bonus: { amount: '20.00', currency: 'BRL', currencySymbol: 'R$' },
      ageLimit: 18,
    });
    const { email, zalo, username } = settings.fields;
    expect([email.enabled, zalo.enabled, username.required]).toEqual([true, false, true]);
  });
});
