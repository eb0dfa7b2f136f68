import { describe, expect, it, vi } from 'vitest';
import { type Answer, login, shareTabs, stored, tick } from '#src/state/testing/tabs.ts';

const { gateway, openTab } = shareTabs();

const tokenOrError = async (token: string | null | Promise<string | null>): Promise<unknown> => {
  try {
    return await token;
  } catch (cause) {
    return cause;
  }
};

describe('a session that begins while another one is open', () => {
  it('stays when a call of the previous member is refused in another tab [S2-106]', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    let goOn: (value: boolean) => void = () => undefined;
    const cleared = new Promise<boolean>((resolve) => (goOn = resolve));
    const clear = vi.fn(async () => true).mockReturnValueOnce(cleared);
    vi.stubGlobal('caches', { delete: clear });
    gateway.answer = () => ({ status: 401, message: 'session_ended' });
    const signingIn = first.signIn(first.store, login('bia'));
    await vi.waitFor(() => expect(clear).toHaveBeenCalled());
    const refused = tokenOrError(second.hooks.getToken('token-of-ana'));
    await tick(50);
    goOn(true);
    await signingIn;
    expect(await refused).toMatchObject({ code: 'session_ended' });
    expect([first.member()?.userName, second.member()?.userName]).toEqual(['bia', 'bia']);
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ userName: 'bia' });
  });

  it('stays when another tab finds at that time that the previous session has ended [S2-106]', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await first.signIn(first.store, login('ana'));
    await second.restoreSession(second.store);
    let answer: (value: Answer) => void = () => undefined;
    gateway.answer = () => new Promise<Answer>((resolve) => (answer = resolve));
    const refused = tokenOrError(second.hooks.getToken('token-of-ana'));
    await vi.waitFor(() => expect(gateway.calls).toEqual(['PUT /wps/session/renew -']));
    const signingIn = first.signIn(first.store, login('bia'));
    await tick(50);
    answer({ status: 401, message: 'session_ended' });
    await Promise.all([signingIn, refused]);
    expect([first.member()?.userName, second.member()?.userName]).toEqual(['bia', 'bia']);
    expect(await stored('MC_SESSION_INFO')).toMatchObject({ userName: 'bia' });
  });
});
