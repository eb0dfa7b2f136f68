import { login, renewSession } from '#src/contract/identity/session.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { limits } from '#gateway/context/limits.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { createCaptcha } from './captcha.ts';
import { checkCredentials } from './check-credentials.ts';
import { countLogin } from './login-guard.ts';
import { passwordQueue } from './password-queue.ts';
import { addTestMember, createClient, encryptPayload, testPassword } from './testing/call-client.ts';

const wrong = 'Wrong-horse 42';
/** Failures of one address after which it needs a captcha for every login. */
const freeOfAddress = 10;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  afterEach(() => gateway.close());

  /** With the limits of a real site; the owner has an open session elsewhere. */
  const begin = async () => {
    gateway = await createTestGateway({ dialect, config: { trustedProxies: 1, rateLimitFactor: 1 } });
    await addTestMember(gateway, 'dona');
    const owner = createClient(gateway);
    await owner.login('dona', testPassword, {}, { 'X-Forwarded-For': '192.0.2.1' });
    return owner;
  };
  const solved = async () => ({ captchaId: (await createCaptcha(gateway, 'K7MPX')).captchaId, captcha: 'K7MPX' });

  /** Runs logins one after the other: their outcomes, and the number of hashes. */
  const stuff = async (count: number, nth: (index: number) => { ip: string; username: string; captcha?: true }) => {
    const hashes = vi.spyOn(passwordQueue, 'add').mockClear();
    const outcomes: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const { ip, username, captcha } = nth(index);
      const payload = { username, password: wrong, type: 'username', ...(captcha && (await solved())) } as const;
      const outcome = await countLogin(gateway, ip)
        .then(() => checkCredentials(gateway, payload, ip))
        .then(
          () => 'signed in',
          (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
        );
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    return { outcomes, hashes: hashes.mock.calls.length };
  };
  const addressOf = (index: number) => `203.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  // Rows of a server take longer than memory.
  const size = dialect === 'sqlite' ? 1 : 0.1;

  /** From the member's own address, with the captcha that the name requires by now; and in the session that was open before. */
  const expectOwnerInside = async (owner: Awaited<ReturnType<typeof begin>>) => {
    const from = { 'X-Forwarded-For': '192.0.2.1' };
    expect(await createClient(gateway).login('dona', testPassword, await solved(), from)).toMatchObject({
      status: 200,
    });
    expect(await owner.call(renewSession, { headers: from })).toMatchObject({ status: 200 });
  };

  it('4,400 logins with many names from many addresses: each name is judged once before it asks for a captcha', async () => {
    const owner = await begin();
    const [count, names, addresses] = [4400 * size, 1100 * size, 220 * size];
    const { outcomes, hashes } = await stuff(count, (index) => ({
      ip: addressOf(index % addresses),
      // Each address has twenty of the names, and each name comes from four addresses.
      username: index % names === 0 ? 'dona' : `vazada-${(index + Math.floor(index / names)) % names}`,
    }));
    expect(outcomes['signed in']).toBeUndefined();
    expect(hashes).toBe(outcomes['login_failed']);
    expect(hashes).toBeLessThanOrEqual(names + 4);
    expect(outcomes['captcha_required']).toBe(count - hashes);
    await expectOwnerInside(owner);
  });

  it('3,000 logins with one name from as many addresses: one is checked, and its owner still signs in', async () => {
    const owner = await begin();
    const count = 3000 * size;
    const { outcomes, hashes } = await stuff(count, (index) => ({ ip: addressOf(index), username: 'dona' }));
    expect({ outcomes, hashes }).toEqual({ outcomes: { login_failed: 1, captcha_required: count - 1 }, hashes: 1 });
    await expectOwnerInside(owner);
  });

  it('2,500 logins from one address: ten names are judged, and after forty logins nothing is even looked up', async () => {
    const owner = await begin();
    const count = 2500 * size;
    const { points } = limits['login-address'];
    const { outcomes, hashes } = await stuff(count, (index) => ({ ip: '203.0.113.9', username: `vazada-${index}` }));
    expect(hashes).toBe(freeOfAddress);
    expect(outcomes).toEqual({
      login_failed: freeOfAddress,
      captcha_required: points - freeOfAddress,
      rate_limited: count - points,
    });
    await expectOwnerInside(owner);
  });

  it('100 logins with a solved captcha each: ten of a name and forty of an address are checked, and the owner still signs in', async () => {
    const owner = await begin();
    const { hashes } = await stuff(50, () => ({ ip: '203.0.113.9', username: 'dona', captcha: true }));
    expect(hashes).toBe(limits['login-account'].points);
    const many = await stuff(50, (index) => ({ ip: '203.0.113.10', username: `v${index}`, captcha: true }));
    expect(many.hashes).toBe(limits['login-address'].points);
    await expectOwnerInside(owner);
  });

  it('an address is the proxy’s, not a forged header’s', async () => {
    await begin();
    const hashes = vi.spyOn(passwordQueue, 'add').mockClear();
    const app = createApp(gateway);
    const statuses: number[] = [];
    for (let index = 0; index < 60; index += 1) {
      const data = await encryptPayload(gateway, { username: `vazada-${index}`, password: wrong, type: 'username' });
      const headers = { Encryption: 'JWE', 'X-Forwarded-For': `${addressOf(index)}, 203.0.113.9` };
      statuses.push((await createClient(gateway, app).call(login, { rawBody: { data }, headers })).status);
    }
    expect(hashes).toHaveBeenCalledTimes(freeOfAddress);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - limits['login-address'].points);
  });
});
