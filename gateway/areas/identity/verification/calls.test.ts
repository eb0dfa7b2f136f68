import { mobileCodeLoginFlag } from '#src/contract/core/flags.ts';
import {
  humanChallenge,
  smsForLogin,
  smsForRegister,
  smsWithoutLogin,
  type SmsPurpose,
} from '#src/contract/identity/verification.ts';
import { WorkChallenge } from '#src/contract/identity/verification.schema.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { doHumanWork, smsTo, solveProofOfWork } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let counter = 8000;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  /** A number that no other test has, as it is typed and as it is stored. */
  const newNumber = () => {
    counter += 1;
    return { typed: `(11) 9${counter}-0001`, stored: `55119${counter}0001` };
  };
  const body = async (typed: string) => ({
    ...(await doHumanWork(gateway)),
    mobileNo: typed,
    mobileNum: typed,
    countryDialingCode: '55',
  });
  const calls = { register: smsForRegister, login: smsForLogin, noLogin: smsWithoutLogin } as const;
  const ask = async (purpose: SmsPurpose, typed: string) => askApp(app, calls[purpose], { body: await body(typed) });
  const known = async () => {
    const number = newNumber();
    const member = await addMember(gateway.db, `dona${counter}`);
    await addProfile(gateway, member, { verified_mobile: number.stored });
    return number;
  };

  describe('a code by SMS', () => {
    it.each(['register', 'login', 'noLogin'] as const)(
      'is sent for %s, and the answer says when the next may be asked for [S2-126, S2-191, S2-192, S2-193]',
      async (purpose) => {
        const { typed, stored } = purpose === 'register' ? newNumber() : await known();
        const { status, headers, envelope } = await ask(purpose, typed);
        expect(status).toBe(200);
        expect(headers.get('Cache-Control')).toBe('no-store');
        expect(envelope.value).toEqual({ expirationTime: gateway.clock() + 60_000 });
        const sms = await smsTo(gateway, stored);
        expect(sms?.status).toBe('queued');
        expect(sms?.text).toMatch(/^Maré: \d{6} para .+ Vale por 5 minutos\..+\n\n@localhost #\d{6}$/s);
      },
    );

    it('is in the language of the page', async () => {
      const { typed, stored } = newNumber();
      await valueOf(app, smsForRegister, { body: await body(typed), headers: { Cookie: 'language=en' } });
      expect((await smsTo(gateway, stored))?.text).toMatch(/^Maré: \d{6} to confirm your mobile number\. /);
    });

    it('is asked for again at once: the same answer, and no second message', async () => {
      const { typed, stored } = newNumber();
      const first = await ask('register', typed);
      const text = (await smsTo(gateway, stored))?.text;
      gateway.advance(59_999);
      expect((await ask('register', typed)).envelope).toEqual(first.envelope);
      expect((await smsTo(gateway, stored))?.text).toBe(text);
      gateway.advance(1);
      expect((await ask('register', typed)).envelope.value).toEqual({ expirationTime: gateway.clock() + 60_000 });
      expect((await smsTo(gateway, stored))?.text).not.toBe(text);
    });

    it.each(['1', '11 3234-5678', '11 8765-4321', '+351 912 345 678'])(
      'goes to no number that is not a mobile number of the dialling code: %s [S2-157]',
      async (typed) => {
        expect(await ask('register', typed)).toMatchObject({
          status: 400,
          envelope: { message: 'invalid_request', value: { fields: ['mobileNo'] } },
        });
      },
    );

    it('needs a dialling code [S2-156]', async () => {
      const { countryDialingCode, ...rest } = await body(newNumber().typed);
      expect(countryDialingCode).toBe('55');
      expect(await askApp(app, smsForLogin, { body: { ...rest, countryDialingCode: '' } })).toMatchObject({
        envelope: { message: 'invalid_request', value: { fields: ['countryDialingCode'] } },
      });
    });

    it('has the same answer where no account has the number, and no message is sent', async () => {
      for (const purpose of ['login', 'noLogin'] as const) {
        const [yes, no] = [await known(), newNumber()];
        const answers = [await ask(purpose, yes.typed), await ask(purpose, no.typed)];
        expect(answers[1]?.envelope).toEqual(answers[0]?.envelope);
        expect((await smsTo(gateway, yes.stored))?.status).toBe('queued');
        expect((await smsTo(gateway, no.stored))?.status).toBe('withheld');
      }
    });

    it('that would register a number with an account is a word about that, without a code', async () => {
      const { typed, stored } = await known();
      const other = newNumber();
      const answers = [await ask('register', typed), await ask('register', other.typed)];
      expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
      expect((await smsTo(gateway, stored))?.text).toMatch(/^Maré: este celular pertence a uma conta\./);
    });

    it('is in the database as a hash, and its message encrypted', async () => {
      const { typed, stored } = newNumber();
      await ask('register', typed);
      const code = /#(\d{6})/.exec((await smsTo(gateway, stored))?.text ?? '')?.[1] ?? '';
      expect(code).toHaveLength(6);
      const rows = [
        ...(await gateway.db.selectFrom('sms_codes').selectAll().execute()),
        ...(await gateway.db.selectFrom('outbox').selectAll().execute()),
      ];
      expect(JSON.stringify(rows)).not.toContain(code);
    });

    it('for a login is not sent where the merchant has none [S2-002]', async () => {
      await setFlag(gateway.db, mobileCodeLoginFlag, false);
      const { typed } = await known();
      expect(await ask('login', typed)).toMatchObject({ status: 403, envelope: { message: 'no_permission' } });
      await setFlag(gateway.db, mobileCodeLoginFlag, true);
    });
  });

  describe('the human-verification challenge', () => {
    it('is a work of its own each time, never stored by a cache [S2-158]', async () => {
      const ask2 = () => askApp(app, humanChallenge, { query: { purpose: 'sms' } });
      const [one, other] = [await ask2(), await ask2()];
      expect(one.headers.get('Cache-Control')).toBe('no-store');
      expect(one.envelope.value).not.toEqual(other.envelope.value);
      const body2 = {
        ...(await solveProofOfWork(v.parse(WorkChallenge, one.envelope.value))),
        mobileNo: newNumber().typed,
      };
      await valueOf(app, smsForRegister, { body: { ...body2, countryDialingCode: '55' } });
    });

    it('has to be passed before a message is sent, once, and for what it was made for [S2-158]', async () => {
      const { typed, stored } = newNumber();
      const rest = { mobileNo: typed, countryDialingCode: '55' };
      const work = await doHumanWork(gateway);
      const refused = { status: 400, envelope: { message: 'human_check_failed' } };
      const tries = [
        { ...work, challengeAnswer: '0'.repeat(16) },
        // A wrong answer has used it up.
        work,
        await doHumanWork(gateway, 'picture'),
        { challengeId: '', challengeAnswer: '' },
      ];
      for (const given of tries)
        expect(await askApp(app, smsForRegister, { body: { ...rest, ...given } })).toMatchObject(refused);
      expect(await smsTo(gateway, stored)).toBeNull();

      const good = await doHumanWork(gateway);
      await valueOf(app, smsForRegister, { body: { ...rest, ...good } });
      gateway.advance(60_000);
      expect(await askApp(app, smsForRegister, { body: { ...rest, ...good } })).toMatchObject(refused);
    });

    it('is good for one of many who answer at once, and for five minutes', async () => {
      const work = await doHumanWork(gateway);
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          askApp(app, smsForRegister, {
            body: { ...work, mobileNo: newNumber().typed, countryDialingCode: '55' },
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const late = await doHumanWork(gateway);
      gateway.advance(5 * 60_000);
      expect(
        await askApp(app, smsForRegister, { body: { ...late, mobileNo: newNumber().typed, countryDialingCode: '55' } }),
      ).toMatchObject({ envelope: { message: 'human_check_failed' } });
    });
  });
});
