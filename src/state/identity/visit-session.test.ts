import { describe, expect, it, vi } from 'vitest';
import { login, renewed, shareTabs, stored, tick } from '#src/state/testing/tabs.ts';

const { gateway, openTab } = shareTabs();
const visit = (userName: string) => ({ ...login(userName), renewal: `first-of-${userName}` });
const callsOf = (path: string) => gateway.calls.filter((call) => call.includes(path));

describe('a session of a visit, whose browser keeps no cookies', () => {
  it('is renewed by its token, a new one each time, which is stored nowhere', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, visit('ana'));
    const record = JSON.stringify(await stored('MC_SESSION_INFO'));
    expect(record).toContain('token-of-ana');
    expect(record).not.toContain('first-of-ana');
    expect(JSON.stringify(tab.member())).not.toContain('first-of-ana');
    gateway.answer = () => ({ value: { ...renewed('ana'), renewal: 'second-of-ana' } });
    expect(await tab.hooks.getToken('token-of-ana')).toBe('renewed-of-ana');
    gateway.answer = () => ({ value: { ...renewed('ana'), token: 'third', renewal: 'third-of-ana' } });
    expect(await tab.hooks.getToken('renewed-of-ana')).toBe('third');
    expect(callsOf('/session/renew')).toEqual([
      'PUT /wps/session/renew Bearer first-of-ana',
      'PUT /wps/session/renew Bearer second-of-ana',
    ]);
    expect(JSON.stringify(await stored('MC_SESSION_INFO'))).not.toContain('third-of-ana');
  });

  it('is ended by a logout with that token, which is retried until the gateway has received it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const tab = await openTab();
      await tab.signIn(tab.store, visit('ana'));
      let down = true;
      gateway.answer = () => (down ? { status: 503, message: 'server_error' } : {});
      const leaving = tab.signOut(tab.store);
      await vi.advanceTimersByTimeAsync(10_000);
      await leaving;
      down = false;
      await vi.advanceTimersByTimeAsync(10_000);
      const told = callsOf('/session/logout').filter((call) => !call.includes('third'));
      expect(told.length).toBeGreaterThan(1);
      for (const call of told) expect(call).toBe('DELETE /wps/session/logout Bearer first-of-ana');
    } finally {
      vi.useRealTimers();
    }
  });

  it('of another tab is that tab’s own: a logout in one ends both', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, visit('ana'));
    await second.signIn(second.store, { ...visit('ana'), token: 'second-token', renewal: 'second-first-of-ana' });
    await first.signOut(first.store);
    await vi.waitFor(() => expect(second.member()).toBeNull());
    await vi.waitFor(() => expect(callsOf('/session/logout').join()).toContain('Bearer second-first-of-ana'));
  });

  it('leaves nothing for the session of a member with cookies who signs in next', async () => {
    const tab = await openTab();
    await tab.signIn(tab.store, visit('ana'));
    await tab.signOut(tab.store);
    await tick();
    await tab.signIn(tab.store, login('bia'));
    gateway.calls = [];
    gateway.answer = () => ({ value: renewed('bia') });
    expect(await tab.hooks.getToken('token-of-bia')).toBe('renewed-of-bia');
    expect(callsOf('/session/renew')).toEqual(['PUT /wps/session/renew -']);
  });
});
