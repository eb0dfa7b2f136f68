import { describe, expect, it } from 'vitest';
import { countries } from '#gateway/areas/site/site-seed.ts';
import type { Config } from '#gateway/process/config.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { codeSentTo, doHumanWork, smsTo, wideSmsLimits } from '#gateway/testing/sms.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';
import { workRange } from './human-challenge.ts';
import { sendSmsCode } from './send-sms-code.ts';
import { trySmsCode } from './sms-codes.ts';

forEachDatabase((dialect) => {
  /** A site of Brazil's, within these limits; each call comes from a network of its own. */
  async function site(smsLimits: Partial<Config['smsLimits']> = {}, smsCountries: readonly string[] = []) {
    const limits = wideSmsLimits({ ...smsLimits });
    const gateway = await createTestGateway({
      dialect,
      config: { smsLimits: limits, smsCountries: [...smsCountries] },
    });
    await gateway.db.deleteFrom('countries').execute();
    await gateway.db
      .insertInto('countries')
      .values([...countries])
      .execute();
    let calls = 0;
    const ask = async (purpose: 'register' | 'login' | 'noLogin', mobile: string) => {
      calls += 1;
      const ip = `203.0.${calls}.1`;
      const asked = { purpose, mobile, field: 'mobileNo', language: 'pt', ip } as const;
      return sendSmsCode(gateway, { ...(await doHumanWork(gateway)), ...asked });
    };
    const member = async (mobile: string) => {
      const row = await addMember(gateway.db, `dona-${mobile}`);
      await addProfile(gateway, row, { verified_mobile: mobile });
    };
    const status = async (mobile: string) => (await smsTo(gateway, mobile))?.status;
    return { gateway, ask, member, status };
  }
  const refused = { code: 'invalid_request', value: { fields: ['mobileNo'] } };

  describe('messages by SMS', () => {
    it('go to new numbers of the site’s own country alone, or of those that the operator names', async () => {
      const own = await site();
      await own.ask('register', '5511980001000');
      // Cuba, Somalia, Jamaica (dialling code 1), Portugal.
      for (const mobile of ['5351234567', '252612345678', '18762101234', '351912345678'])
        await expect(own.ask('register', mobile)).rejects.toMatchObject(refused);
      const two = await site({}, ['BR', 'PT']);
      await two.ask('register', '351912345678');
      await expect(two.ask('register', '5351234567')).rejects.toMatchObject(refused);
      await Promise.all([own.gateway.close(), two.gateway.close()]);
    });

    it('are sent to a member’s number anywhere; a stranger’s elsewhere gets the same answer', async () => {
      const { gateway, ask, member, status } = await site();
      await member('351912345678');
      const [known, unknown] = [await ask('login', '351912345678'), await ask('login', '351912345679')];
      expect(Object.keys(unknown)).toEqual(Object.keys(known));
      expect([await status('351912345678'), await status('351912345679')]).toEqual(['queued', 'withheld']);
      await gateway.close();
    });

    it('of registration leave those of members their half', async () => {
      const { gateway, ask, member, status } = await site({ 'sms-new': 2, 'sms-total': 4 });
      await ask('register', '5511980011000');
      await ask('register', '5511980022000');
      await expect(ask('register', '5511980033000')).rejects.toMatchObject({ code: 'rate_limited' });
      await member('5511980044000');
      await ask('noLogin', '5511980044000');
      expect(await status('5511980044000')).toBe('queued');
      await gateway.close();
    });

    it('to one other country have a bound of their own', async () => {
      const { gateway, ask } = await site({ 'sms-country': 1 }, ['BR', 'PT', 'ES']);
      await ask('register', '351912345678');
      await expect(ask('register', '351922345678')).rejects.toMatchObject({ code: 'rate_limited' });
      await ask('register', '34612345678');
      await ask('register', '5511980001000');
      await ask('register', '5521980001000');
      await gateway.close();
    });

    it('stop for new numbers of a range with unused codes, and continue where they are used', async () => {
      const { gateway, ask, member, status } = await site({ 'sms-unused': 3 });
      const used = async (mobile: string) => {
        await ask('register', mobile);
        const code = await codeSentTo(gateway, mobile);
        const given = { purpose: 'register', mobile, code, ip: '203.0.113.1' } as const;
        // A code that is right again, because an answer was lost, counts once.
        for (let n = 0; n < 2; n += 1) await trySmsCode(gateway, given);
      };
      for (let n = 0; n < 6; n += 1) await used(`551198000${1000 + n}`);
      for (let n = 0; n < 3; n += 1) await ask('register', `551197000${1000 + n}`);
      await expect(ask('register', '5511970002000')).rejects.toMatchObject({ code: 'rate_limited' });
      await ask('register', '5521980001000');
      await member('5511970003000');
      await ask('login', '5511970003000');
      expect(await status('5511970003000')).toBe('queued');
      await gateway.close();
    });

    it('of strangers, in any number, delay no member', async () => {
      const { gateway, ask, member, status } = await site({
        'sms-unused': 2,
        'sms-new': 2,
        'sms-country': 2,
        'sms-block': 2,
      });
      for (let n = 0; n < 5; n += 1) await ask('login', `351912345${600 + n}`);
      await member('5511980001000');
      await ask('login', '5511980001000');
      expect(await status('5511980001000')).toBe('queued');
      await gateway.close();
    });

    it('cost a work that grows with the hour, up to four times', async () => {
      const { gateway } = await site({ 'sms-total': 8 });
      const [[least]] = [await workRange(gateway, 'sms')];
      const times = [];
      for (let sent = 0; sent < 8; sent += 1) {
        await gateway.limits.consume('sms-total', 'all');
        times.push((await workRange(gateway, 'sms'))[0] / least);
      }
      expect(times).toEqual([1, 2, 2, 3, 3, 4, 4, 4]);
      expect((await workRange(gateway, 'picture'))[0]).toBe(3 * least);
      await gateway.close();
    });
  });
});
