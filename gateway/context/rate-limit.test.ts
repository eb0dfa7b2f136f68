import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { createRateLimits, networkOf } from './rate-limit.ts';
import { Refusal } from '../process/refusal.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
  });
  afterAll(() => gateway.close());

  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('lets through as many as the limit says, then refuses and says for how long', async () => {
    const { points } = limits.captcha;
    for (let count = 0; count < points; count += 1) await gateway.limits.consume('captcha', '192.0.2.1');
    expect(await gateway.limits.remaining('captcha', '192.0.2.1')).toBe(0);
    const refusal = await refusalOf(gateway.limits.consume('captcha', '192.0.2.1'));
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'rate_limited',
      value: { retryAfter: expect.any(Number) },
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    await gateway.limits.consume('captcha', '192.0.2.2');
    await gateway.limits.consume('launch', '192.0.2.1');
  });

  it('forgets a key that is reset', async () => {
    const { points } = limits['login-account'];
    await gateway.limits.consume('login-account', 'ana', points);
    expect(await refusalOf(gateway.limits.consume('login-account', 'ana'))).toMatchObject({ code: 'rate_limited' });
    await gateway.limits.reset('login-account', 'ana');
    expect(await gateway.limits.remaining('login-account', 'ana')).toBe(points);
    await gateway.limits.consume('login-account', 'ana');
  });

  it('takes an IPv6 network for one visitor', async () => {
    await gateway.limits.consume('launch', '2001:db8:1:2::1', limits.launch.points);
    expect(await refusalOf(gateway.limits.consume('launch', '2001:DB8:1:2:ffff::9'))).toMatchObject({
      code: 'rate_limited',
    });
    await gateway.limits.consume('launch', '2001:db8:1:3::1');
    expect(['::1', '2001:db8::1', '1:2:3:4:5:6:7:8'].map(networkOf)).toEqual(['0:0:0:0', '2001:db8:0:0', '1:2:3:4']);
  });

  it('counts exactly under concurrency', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, () => refusalOf(gateway.limits.consume('renew', 'many'))),
    );
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(limits.renew.points);
  });

  it('widens the limits of addresses by the factor, never those of accounts', async () => {
    const wide = createRateLimits({ db: gateway.db, dialect, config: { ...gateway.config, rateLimitFactor: 3 } });
    expect(await wide.remaining('renew', 'fresh')).toBe(limits.renew.points * 3);
    expect(await wide.remaining('login-account', 'fresh')).toBe(limits['login-account'].points);
  });

  it.runIf(dialect === 'postgres')('holds for several processes on one database', async () => {
    const other = createRateLimits({ db: gateway.db, dialect, config: gateway.config });
    await gateway.limits.consume('launch', 'shared', limits.launch.points);
    expect(await refusalOf(other.consume('launch', 'shared'))).toMatchObject({ code: 'rate_limited' });
  });
});
