import {
  accountDetails,
  saveBirthday,
  saveEmail,
  saveNickname,
  savePayeeName,
} from '#src/contract/account/account-details.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addTestMember,
  createClient,
  encryptPayload,
  signedIn,
  testPassword,
} from '../identity/session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  describe('details that a member states', () => {
    let gateway: TestGateway;
    let members = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());

    async function someone() {
      const { password_hash } = await addTestMember(gateway, `modelo-${(members += 1)}`);
      const { member, token } = await signedIn(gateway, `detalhista-${members}`, { password_hash });
      const client = createClient(gateway);
      const details = async () => (await client.call(accountDetails, { token, query: {} })).value;
      const email = async (address: string, password: string) => {
        const rawBody = { data: await encryptPayload(gateway, { email: address, password }) };
        return client.call(saveEmail, { token, rawBody, headers: { [encryptionHeader]: encryptionScheme } });
      };
      const payee = (payeeName: string) => client.call(savePayeeName, { token, body: { payeeName } });
      const birthday = (day: string) => client.call(saveBirthday, { token, body: { birthday: day } });
      const nickname = (name: string) => client.call(saveNickname, { token, body: { nickname: name } });
      return { member, token, client, details, email, payee, birthday, nickname };
    }

    it('is nothing at first', async () => {
      expect(await (await someone()).details()).toEqual({
        nickname: '',
        email: '',
        mobile: '',
        payeeName: '',
        birthday: '',
        ageLimit: 18,
      });
    });

    it('a nickname, which member info says, too [S2-201]', async () => {
      const { client, token, nickname } = await someone();
      expect((await nickname('  Maré 🌊 ')).value).toMatchObject({ nickname: 'Maré 🌊' });
      expect((await client.call(memberInfo, { token, query: {} })).value).toMatchObject({ nickname: 'Maré 🌊' });
      expect((await nickname('🌊'.repeat(20))).status).toBe(200);
      for (const bad of ['🌊'.repeat(21), 'a\u0000b', 'a\u202eb', 'a\nb'])
        expect(await nickname(bad)).toMatchObject({ status: 400 });
      expect((await nickname('')).value).toMatchObject({ nickname: '' });
    });

    it('an e-mail address, by the password, in an encrypted body [S2-202]', async () => {
      const { email, details, client, token } = await someone();
      expect(await email('mar@mare.example', 'Wrong-horse 42')).toMatchObject({
        status: 400,
        message: 'wrong_password',
        value: { fields: ['password'] },
      });
      expect(await details()).toMatchObject({ email: '' });
      expect((await email('mar@mare.example', testPassword)).value).toMatchObject({ email: 'mar@mare.example' });
      const open = { email: 'mar@mare.example', password: testPassword };
      expect(await client.call(saveEmail, { token, rawBody: open })).toMatchObject({ message: 'envelope_invalid' });
      for (const bad of ['mar', 'mar@', '@mare.example', 'mar@mare', 'm ar@mare.example', `${'m'.repeat(251)}@a.br`])
        expect(await email(bad, testPassword)).toMatchObject({ value: { fields: ['email'] } });
      expect((await email('', testPassword)).value).toMatchObject({ email: '' });
    });

    it('the name that money is paid to, once [S2-203]', async () => {
      const { payee, details } = await someone();
      for (const bad of ['', 'M', 'Marina 2', 'Marina <b>', 'a'.repeat(71)])
        expect(await payee(bad)).toMatchObject({ status: 400, value: { fields: ['payeeName'] } });
      expect((await payee(' Marina d’Ávila-Costa ')).status).toBe(200);
      expect((await payee('Marina d’Ávila-Costa')).status).toBe(200);
      expect(await payee('Helena Prado')).toMatchObject({ status: 403, message: 'no_permission' });
      expect(await details()).toMatchObject({ payeeName: 'Marina d’Ávila-Costa' });
    });

    it('the birthday, once, of a member of age in the merchant’s time zone', async () => {
      const { birthday, details } = await someone();
      // It is 14 March 2026, and the merchant asks for 18 years.
      for (const bad of ['2008-03-15', '2026-01-01', '1899-01-01', '1990-02-30', '17/05/1990', ''])
        expect(await birthday(bad)).toMatchObject({ status: 400, value: { fields: ['birthday'] } });
      expect((await birthday('2008-03-14')).status).toBe(200);
      expect(await birthday('1990-05-17')).toMatchObject({ status: 403 });
      expect(await details()).toMatchObject({ birthday: '2008-03-14' });
    });

    it('the birthday by the age that the merchant asks for, such as 21', async () => {
      const merchant = () => gateway.db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
      const { settings } = await merchant().executeTakeFirstOrThrow();
      const set = async (changed: string) => {
        await gateway.db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
        gateway.events.emit('changed', 'status');
      };
      const { birthday, details } = await someone();
      await set(JSON.stringify({ ...(JSON.parse(settings) as object), ageLimit: 21 }));
      expect(await details()).toMatchObject({ ageLimit: 21 });
      expect(await birthday('2005-03-15')).toMatchObject({ status: 400, value: { fields: ['birthday'] } });
      expect((await birthday('2005-03-14')).status).toBe(200);
      await set(settings);
    });

    it('is the member’s own', async () => {
      const [one, other] = [await someone(), await someone()];
      await one.payee('Marina Costa');
      await one.nickname('Marina');
      expect(await other.details()).toMatchObject({ nickname: '', payeeName: '' });
    });
  });
});
