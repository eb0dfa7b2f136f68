import { wallet } from '#src/contract/account/member.ts';
import { setOwnMobile } from '#src/contract/identity/security.ts';
import { smsForRegister } from '#src/contract/identity/verification.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';
import { sendEncrypted } from '#gateway/testing/recovery-scene.ts';
import { newPassword, registrationOf, sendRegistration, setForm } from '#gateway/testing/registration-scene.ts';
import { codeSentTo, doHumanWork } from '#gateway/testing/sms.ts';
import { createClient } from '../session/testing/call-client.ts';

const carrier = { url: 'https://sms.example/send', key: 'sixteen letters.' };
const minute = 60_000;

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  let names = 0;

  /** Opens an account by name; answers its token. */
  async function open(): Promise<string> {
    const answer = await sendRegistration(scene.gateway, registrationOf(`bonus.${(names += 1)}`));
    return String(answer.value['token']);
  }
  async function codeFor(mobile: string): Promise<string> {
    const number = { mobileNo: mobile.slice(2), countryDialingCode: '55' };
    scene.gateway.advance(minute);
    await createClient(scene.gateway).call(smsForRegister, {
      body: { ...(await doHumanWork(scene.gateway)), ...number },
    });
    return codeSentTo(scene.gateway, mobile);
  }
  /** Verifies a number in the security centre. */
  async function verify(token: string, mobile: string): Promise<string | undefined> {
    const verificationCode = await codeFor(mobile);
    const typed = { mobileNum: mobile.slice(2), countryDialingCode: '55', password: newPassword, verificationCode };
    return (await sendEncrypted(scene.gateway, setOwnMobile, typed, { token, key: crypto.randomUUID() })).message;
  }
  const balanceOf = async (token: string) =>
    (await createClient(scene.gateway).call(wallet, { token })).value['sumBalance'];
  const form = (more: object = {}) =>
    setForm(scene.gateway, {
      ...{ bonus: '20.00', bonusAfterNumber: true, methods: { username: true, mobileNum: true } },
      ...more,
    });

  describe('a bonus for a verified number', () => {
    it('is pending until the number is verified, notifies, and is paid then', async () => {
      await form();
      const token = await open();
      expect(await balanceOf(token)).toBe('0.00');
      const told = await scene.gateway.db.selectFrom('messages').select(['title_pt', 'path']).execute();
      expect(told).toEqual([{ title_pt: 'Confirme o celular e receba o bônus', path: '/m/securityCenter/mobile' }]);
      expect(await verify(token, '5511981110001')).toBeUndefined();
      expect(await balanceOf(token)).toBe('20.00');
      expect(await verify(token, '5511981110002')).toBeUndefined();
      expect(await balanceOf(token)).toBe('20.00');
    });

    it('is paid at once where the account is opened by its number', async () => {
      await form();
      const mobile = '5511981110003';
      const number = { mobileNum: mobile.slice(2), countryDialingCode: '55', verificationCode: await codeFor(mobile) };
      const opened = await sendRegistration(scene.gateway, registrationOf('', number), { byMobile: true });
      expect(await balanceOf(String(opened.value['token']))).toBe('20.00');
    });

    it('is not paid to older accounts, nor once the merchant has none', async () => {
      await form({ bonus: null });
      const early = await open();
      await form();
      await verify(early, '5511981110004');
      expect(await balanceOf(early)).toBe('0.00');
      const late = await open();
      await form({ bonus: null });
      await verify(late, '5511981110005');
      expect(await balanceOf(late)).toBe('0.00');
    });

    it('is one for each number and each member, in any order of number transfers', async () => {
      await form();
      let range = 981_200_000;
      const step = fc.record({ account: fc.nat(2), number: fc.nat(1) });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
          const tokens = [await open(), await open(), await open()];
          range += 10;
          const given = new Map<number, number>();
          for (const { account, number } of steps) {
            const refused = await verify(tokens[account] ?? '', `5511${range + number}`).catch(() => 'refused');
            if (refused === undefined && !given.has(account) && ![...given.values()].includes(number))
              given.set(account, number);
          }
          const balances = await Promise.all(tokens.map(balanceOf));
          expect(balances).toEqual(tokens.map((_, account) => (given.has(account) ? '20.00' : '0.00')));
        }),
        { numRuns: 6 },
      );
      expect(await checkLedger(scene.gateway.db)).toEqual([]);
    });
  });

  describe('the operator', () => {
    const answered = async (...words: string[]) => {
      scene.lines.length = 0;
      await scene.type('register', ...words);
      return scene.lines.join('\n');
    };

    it('is warned of a bonus that a program can collect: without a captcha and a verified number', async () => {
      await setForm(scene.gateway, {});
      expect(await answered('bonus', '15.00')).toMatch(/^the bonus is 15\.00\nwarning: a program can open accounts/);
      expect(await answered('set', 'captcha', 'on')).toBe('captcha is on');
      expect(await answered('bonus', '20.00')).toBe('the bonus is 20.00');
      expect(await answered('set', 'captcha', 'off')).toMatch(/\nwarning/);
      expect(await answered('method', 'username', 'off')).toBe('registration by username is off');
      expect(await answered('method', 'username', 'on')).toMatch(/\nwarning/);
      expect(await answered('bonus', 'off')).toBe('the bonus is off');
    });

    it('can have it given for a verified number alone where members can verify one', async () => {
      await setForm(scene.gateway, { bonus: '20.00' });
      await expect(answered('set', 'bonus-number', 'on')).rejects.toThrow('No SMS provider is set up');
      Object.assign(scene.gateway, { config: { ...scene.gateway.config, smsCarrier: carrier } });
      expect(await answered('set', 'bonus-number', 'on')).toBe('bonus-number is on');
      expect(await answered('show')).toMatch(/bonus-number +on/);
    });
  });
});
