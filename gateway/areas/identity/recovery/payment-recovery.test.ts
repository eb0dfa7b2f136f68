import { saveEmail } from '#src/contract/account/account-details.ts';
import { recoverByMail } from '#src/contract/identity/recovery.ts';
import {
  recoverPaymentPassword,
  securityState,
  sendPaymentCode,
  setPaymentPassword,
} from '#src/contract/identity/security.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactCooldown, isContactRecent } from '#gateway/context/contact-cooldown.ts';
import { readMail } from '#gateway/areas/notify/mail/mail-outbox.ts';
import { latestMessages } from '#gateway/areas/notify/outbox/outbox-messages.ts';
import { createClient, signIn, testPassword } from '../session/testing/call-client.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { smsTo } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addProfile } from '#gateway/testing/test-members.ts';

const chosen = { newPaymentPassword: '271828', confirmNewPaymentPassword: '271828' };

forEachDatabase((dialect) => {
  describe('a lost payment password', () => {
    let gateway: TestGateway;
    let count = 0;
    beforeAll(async () => {
      gateway = await createTestGateway({ dialect });
    });
    afterAll(() => gateway.close());
    const arrive = () => signIn(gateway, `perdida${(count += 1)}`);
    const pay = (token: string, body: object) =>
      sendEncrypted(gateway, setPaymentPassword, { ...chosen, ...body }, { token });
    const stateOf = async (token: string) =>
      (await createClient(gateway).call(securityState, { query: {}, token })).value;
    const about = (message: string, field: string) => ({ status: 400, message, value: { fields: [field] } });
    const mobile = () => `551198766${1000 + count}`;
    const ask = (token: string) => createClient(gateway).call(sendPaymentCode, { body: {}, token });
    const recover = (token: string, code: string, body: object = {}, key?: string) => {
      const next = { newPaymentPassword: '314159', confirmNewPaymentPassword: '314159' };
      return sendEncrypted(
        gateway,
        recoverPaymentPassword,
        { password: testPassword, code, ...next, ...body },
        { token, key },
      );
    };
    const codeBySms = async () => /(\d{8})/.exec((await smsTo(gateway, mobile()))?.text ?? '')?.[1] ?? '';
    const other = (code: string) => (code === '00000000' ? '00000001' : '00000000');
    const owner = async (profile: object) => {
      const arrived = await arrive();
      await addProfile(gateway, arrived.member, profile);
      await pay(arrived.token, { password: testPassword });
      return arrived;
    };

    it('is recovered by the password and a code to the verified number, once [S2-205]', async () => {
      const { token } = await owner({});
      expect((await stateOf(token))['paymentRecovery']).toBe('none');
      expect(await ask(token)).toMatchObject({ message: 'no_permission' });
      const { token: mine, member } = await owner({ verified_mobile: `551198766${1000 + count + 1}` });
      expect((await stateOf(mine))['paymentRecovery']).toBe('sms');
      expect((await ask(mine)).status).toBe(200);
      const code = await codeBySms();
      expect(await recover(mine, code, { password: 'not mine' })).toMatchObject(about('wrong_password', 'password'));
      expect(await recover(mine, other(code))).toMatchObject(about('verification_code_error', 'code'));
      expect((await recover(mine, `${code.slice(0, 4)} ${code.slice(4)}`, {}, 'one-intent')).status).toBe(200);
      expect((await recover(mine, `${code.slice(0, 4)} ${code.slice(4)}`, {}, 'one-intent')).status).toBe(200);
      expect(await recover(mine, code)).toMatchObject(about('verification_code_error', 'code'));
      const next = { newPaymentPassword: '161803', confirmNewPaymentPassword: '161803' };
      expect((await pay(mine, { oldPaymentPassword: '314159', ...next })).status).toBe(200);
      const events = await gateway.db
        .selectFrom('security_events')
        .select('detail')
        .where('member_id', '=', member.id)
        .where('kind', '=', 'payment_password_set')
        .execute();
      expect(events.map(({ detail }) => detail)).toContain('by a code');
    });

    it('by e-mail where there is no such number; a code is its member’s alone, and opens nothing else', async () => {
      const { token, member } = await owner({ email: 'dona@exemplo.com' });
      expect((await stateOf(token))['paymentRecovery']).toBe('email');
      await ask(token);
      const message = (await latestMessages(gateway, 'mail', 'mare', 1))[0];
      const text = message ? (readMail(gateway, message)?.text ?? '') : '';
      const code = /(\d{4} \d{4})/.exec(text)?.[1] ?? '';
      const { token: stranger } = await owner({ email: 'outra@exemplo.com' });
      expect((await recover(stranger, code)).message).toBe('verification_code_error');
      const chosenPassword = { newPassword: 'um trem azul 7', confirmNewPassword: 'um trem azul 7' };
      const opened = await sendEncrypted(gateway, recoverByMail, { username: member.account, code, ...chosenPassword });
      expect(opened.message).toBe('verification_code_error');
      expect((await recover(token, code)).status).toBe(200);
    });

    it('waits three days after a number or an address was set: a thief who knows the password sets their own', async () => {
      const { token, member } = await owner({ verified_mobile: `551198766${1000 + count + 1}` });
      const changed = await sendEncrypted(
        gateway,
        saveEmail,
        { email: 'ladrao@exemplo.com', password: testPassword },
        { token },
      );
      expect(changed.status).toBe(200);
      expect((await stateOf(token))['paymentRecovery']).toBe('wait');
      expect(await ask(token)).toMatchObject({ message: 'no_permission' });
      expect(await isContactRecent(gateway.db, member.id, gateway.clock() + contactCooldown)).toBe(false);
    });

    it('takes five wrong codes, counted with wrong payment passwords, and sends five codes an hour', async () => {
      const { token } = await owner({ verified_mobile: `551198766${1000 + count + 1}` });
      for (let asked = 0; asked < 5; asked += 1) expect((await ask(token)).status).toBe(200);
      expect((await ask(token)).message).toBe('rate_limited');
      const code = await codeBySms();
      for (let tries = 0; tries < 5; tries += 1)
        expect((await recover(token, other(code))).message).toBe('verification_code_error');
      expect((await recover(token, code)).message).toBe('rate_limited');
    });
  });
});
