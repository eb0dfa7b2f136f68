import { saveEmail } from '#src/contract/account/account-details.ts';
import { mailWithoutLogin, recoverByMail, recoverByPhone } from '#src/contract/identity/recovery.ts';
import { setOwnMobile } from '#src/contract/identity/security.ts';
import { smsWithoutLogin } from '#src/contract/identity/verification.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactCooldown } from '#gateway/context/contact-cooldown.ts';
import { createClient, signIn, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { codeMailedTo, mailsTo, sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { codeSentTo, doHumanWork, smsTo } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';
import { sendSmsCode } from '../verification/send-sms-code.ts';

const chosen = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };

forEachDatabase((dialect) => {
  describe('contact data', () => {
    let gateway: TestGateway;
    let account = '';
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    beforeEach(() => {
      account = `mudada${(count += 1)}`;
      gateway.advance(60_000);
    });
    afterAll(() => gateway.close());

    const number = (n: number) => `5511987${String(count).padStart(2, '0')}00${n}0`;
    const owner = async (profile: object) => {
      const arrived = await signIn(gateway, account);
      await addProfile(gateway, arrived.member, profile);
      return arrived;
    };
    const setEmail = (token: string, email: string) =>
      sendEncrypted(gateway, saveEmail, { email, password: testPassword }, { token });
    const setMobile = async (token: string, mobile: string) => {
      const asked = { purpose: 'register', field: 'mobileNum', language: 'pt', ip: '203.0.113.9', mobile } as const;
      await sendSmsCode(gateway, { ...asked, ...(await doHumanWork(gateway)) });
      const verificationCode = await codeSentTo(gateway, mobile);
      const typed = { password: testPassword, mobileNum: mobile.slice(2), countryDialingCode: '55', verificationCode };
      return sendEncrypted(gateway, setOwnMobile, typed, { token });
    };
    const askForMail = async () =>
      createClient(gateway).call(mailWithoutLogin, { body: { username: account, ...(await doHumanWork(gateway)) } });
    const subjects = async (email: string) => (await mailsTo(gateway, email)).map(({ subject }) => subject);
    const title = 'Maré: o e-mail da sua conta foi alterado';

    it('that is replaced gets a warning, and so does the number; an unchanged one sends none', async () => {
      const [old, fresh] = [`${account}@exemplo.com`, `${account}@outro.com`];
      const { token } = await owner({ email: old, verified_mobile: number(1) });
      expect((await setEmail(token, old)).status).toBe(200);
      expect(await subjects(old)).toEqual([]);
      await setEmail(token, fresh);
      expect(await subjects(old)).toEqual([title]);
      expect(await subjects(fresh)).toEqual([]);
      expect((await smsTo(gateway, number(1)))?.text).toContain('o e-mail da sua conta foi alterado');
    });

    it('of a replaced number: the old number and the address are warned', async () => {
      const email = `${account}@exemplo.com`;
      const { token } = await owner({ email, verified_mobile: number(1) });
      expect((await setMobile(token, number(2))).status).toBe(200);
      expect((await smsTo(gateway, number(1)))?.text).toContain('sua conta agora tem outro celular');
      expect(await subjects(email)).toEqual(['Maré: o celular da sua conta foi alterado']);
    });

    it('recovers no password for three days after it was set: an e-mail address', async () => {
      const { token } = await owner({});
      const email = `${account}@outro.com`;
      await setEmail(token, email);
      await askForMail();
      expect(await subjects(email)).toEqual([]);
      gateway.advance(contactCooldown);
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      expect((await sendEncrypted(gateway, recoverByMail, { username: account, code, ...chosen })).status).toBe(200);
    });

    it('recovers no password for three days after it was set: a number', async () => {
      const { token } = await owner({});
      const mobile = number(3);
      await setMobile(token, mobile);
      const typed = { mobileNo: mobile.slice(2), countryDialingCode: '55' };
      const ask = async () =>
        createClient(gateway).call(smsWithoutLogin, { body: { ...typed, ...(await doHumanWork(gateway)) } });
      const recover = (code: string) => sendEncrypted(gateway, recoverByPhone, { ...typed, code, ...chosen });
      gateway.advance(60_000);
      await ask();
      expect((await smsTo(gateway, mobile))?.status).toBe('withheld');
      expect((await recover(await codeSentTo(gateway, mobile))).message).toBe('verification_code_error');
      gateway.advance(contactCooldown);
      await ask();
      expect((await recover(await codeSentTo(gateway, mobile))).status).toBe(200);
    });

    it('a recovery lists what was added lately and signs in without the password, and leads to where it is removed', async () => {
      const email = `${account}@exemplo.com`;
      const { member } = await owner({ email });
      const key = { rp_id: 'mare.test', public_key: '', counter: 0, transports: '[]', synced: 0, last_used_at: null };
      const ages = { 'Old <phone>': 31, 'New <phone>': 29 };
      for (const [name, days] of Object.entries(ages)) {
        const made = { id: `${account}-${days}`, credential_id: `${account}-${days}`, member_id: member.id, name };
        const row = { ...key, synced: 0 as const, ...made, created_at: gateway.clock() - days * 86_400_000 };
        await gateway.db.insertInto('passkeys').values(row).execute();
      }
      const linked = { merchant_code: 'mare', provider: 'google', subject: account, member_id: member.id } as const;
      await gateway.db
        .insertInto('external_identities')
        .values({ ...linked, created_at: gateway.clock() })
        .execute();
      for (const [name, confirmed_at] of [
        ['New <app>', gateway.clock()],
        ['Begun <app>', null],
      ] as const)
        await gateway.db
          .insertInto('authenticators')
          .values({
            ...{ id: `${account} ${name}`, member_id: member.id, name, sealed: '', created_at: gateway.clock() },
            ...{ confirmed_at, last_step: 0, last_used_at: null },
          })
          .execute();
      await askForMail();
      const code = await codeMailedTo(gateway, email);
      expect((await sendEncrypted(gateway, recoverByMail, { username: account, code, ...chosen })).status).toBe(200);
      const message = await gateway.db
        .selectFrom('inbox')
        .innerJoin('messages', 'messages.id', 'inbox.message_id')
        .select(['content_en', 'path'])
        .where('member_id', '=', member.id)
        .where('title_en', '=', 'Check your ways to log in')
        .executeTakeFirstOrThrow();
      expect(message.path).toBe('/m/set/passkeys');
      expect(message.content_en).toContain('<a href="/m/set/passkeys">New &lt;phone&gt;</a>');
      expect(message.content_en).toContain('<a href="/m/set/passkeys">New &lt;app&gt;</a>');
      expect(message.content_en).not.toContain('Begun');
      expect(message.content_en).toContain('<a href="/m/set">google</a>');
      expect(message.content_en).not.toContain('Old');
    });
  });
});
