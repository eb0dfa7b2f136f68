import { randomInt, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Refusal } from '#gateway/process/refusal.ts';
import { latestMessages } from '#gateway/areas/notify/outbox/outbox-messages.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { doHumanWork, wideSmsLimits } from '#gateway/testing/sms.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, addProfile } from '#gateway/testing/test-members.ts';
import { readMobile } from './mobile-number.ts';
import { sendSmsCode } from './send-sms-code.ts';

/** Addresses, numbers, areas: an attacker has many of each, and some he has again and again. */
const forged = (index: number) => {
  const area = 11 + (index % 9);
  return {
    ip: `203.${randomInt(8)}.${randomInt(8)}.${randomInt(4)}`,
    mobile: readMobile(`${area} 9${8000 + randomInt(40)}-${1000 + randomInt(20)}`, '55'),
  };
};

forEachDatabase((dialect) => {
  it('5,000 requests from forged addresses and numbers stay within the limits, and each costs a proof of work', async () => {
    const requests = dialect === 'sqlite' ? 5000 : 1000;
    const smsLimits = wideSmsLimits({ 'sms-number': 3, 'sms-block': 10, 'sms-total': requests / 25 });
    const gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 1, smsLimits } });
    const outcomes = { sent: 0, rate_limited: 0, human_check_failed: 0 };
    let work = await doHumanWork(gateway);
    for (let index = 0; index < requests; index += 1) {
      // Within the hour that every cap counts in, and past the pause of a number.
      if (index % 200 === 0) gateway.advance(60_000);
      // Four of five are the last work once more, or none.
      if (index % 5 === 0) work = await doHumanWork(gateway);
      else if (index % 5 === 1) work = { challengeId: randomUUID(), challengeAnswer: '0'.repeat(16) };
      const asked = { purpose: 'register', field: 'mobileNo', language: 'pt' } as const;
      try {
        await sendSmsCode(gateway, { ...asked, ...forged(index), ...work });
        outcomes.sent += 1;
      } catch (error) {
        const code = error instanceof Refusal && error.code;
        if (code !== 'rate_limited' && code !== 'human_check_failed') throw error;
        outcomes[code] += 1;
      }
    }
    const messages = await latestMessages(gateway, 'sms', gateway.config.merchant, 100_000);
    const most = (key: (mobile: string) => string) =>
      Math.max(
        ...Object.values(Object.groupBy(messages, ({ recipient }) => key(recipient))).map((of) => of?.length ?? 0),
      );
    expect(messages.length).toBeLessThanOrEqual(smsLimits['sms-total']);
    expect(most((mobile) => mobile)).toBeLessThanOrEqual(smsLimits['sms-number']);
    expect(most((mobile) => mobile.slice(0, -4))).toBeLessThanOrEqual(smsLimits['sms-block']);
    expect(outcomes.human_check_failed).toBe((requests / 5) * 4);
    expect(outcomes.sent).toBeGreaterThan(requests / 50);
    expect(outcomes.rate_limited).toBeGreaterThan(requests / 50);
    await gateway.close();
  }, 60_000);

  it('numbers without an account use up nothing of those with one', async () => {
    const smsLimits = wideSmsLimits({ 'sms-block': 5, 'sms-total': 5 });
    const gateway = await createTestGateway({ dialect, config: { smsLimits } });
    const ask = async (mobile: string) =>
      sendSmsCode(gateway, {
        ...(await doHumanWork(gateway)),
        ...{ purpose: 'login', field: 'mobileNum', language: 'pt', ip: '203.0.113.1', mobile },
      });
    for (let last = 1000; last < 1030; last += 1) await ask(`551198000${last}`);
    const member = await addMember(gateway.db, 'dona');
    await addProfile(gateway, member, { verified_mobile: '5511980002000' });
    await ask('5511980002000');
    const messages = await latestMessages(gateway, 'sms', gateway.config.merchant, 100);
    expect(messages.find(({ recipient }) => recipient === '5511980002000')?.state).toBe('waiting');
    await gateway.close();
  });
});
