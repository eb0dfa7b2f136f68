import { createStore } from 'jotai';
import { lobbyNews } from '#src/contract/lobby/news.ts';
import { chatFlag } from '#src/contract/core/flags.ts';
import type { Status } from '#src/contract/site/system.schema.ts';
import { afterEach, beforeEach, vi } from 'vitest';

type Answering = (request: Request) => Promise<Response>;
const nothing = () => Response.json({ success: true, value: { list: [] } });
type Member = { readonly userName: string; readonly type?: number; readonly token?: string };

/** Tabs over one channel, whose calls a fake gateway answers. Each has its own modules and store. */
export function shareMessages(answer: Answering) {
  beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
  afterEach(() => vi.unstubAllGlobals());

  async function openTab() {
    vi.resetModules();
    const [unread, inbox, changes, marks, lists, home, site, atoms, { setResourceOwner }, { configureHttp, send }] =
      await Promise.all([
        import('#src/state/notify/unread.ts'),
        import('#src/state/notify/inbox.ts'),
        import('#src/state/notify/change-inbox.ts'),
        import('#src/state/lobby/mark-announcement-read.ts'),
        import('#src/state/lobby/announcement-list.ts'),
        import('#src/state/lobby/announcements.ts'),
        import('#src/state/site/site.ts'),
        import('#src/state/identity/session-atoms.ts'),
        import('#src/platform/resource/resource-owner.ts'),
        import('#src/platform/calls/send.ts'),
      ]);
    const store = createStore();
    let ready = false;
    configureHttp({
      fetch: (input) => (ready ? answer(input as Request) : Promise.resolve(nothing())),
      origin: 'http://gateway.test',
      getToken: () => store.get(atoms.memberAtom)?.token ?? null,
    });
    // The code of calls loads with the first one: the tab opened next must not share it.
    await send(lobbyNews, { query: {} });
    ready = true;
    const become = (member: Member | null) => {
      const { userName = '', type = 0, token = `token-of-${userName}` } = member ?? {};
      const record = {
        token,
        merchantCode: 'mare',
        userName,
        type,
        firstTimeLogin: false,
        expiresAt: Date.now() + 9e6,
      };
      store.set(atoms.sessionState, member ? { status: 'member', member: record } : { status: 'guest' });
      setResourceOwner(store, member?.userName ?? null);
    };
    /** The merchant has a live chat. */
    const offerChat = () => {
      const info = { whitelabel: { flags: { [chatFlag]: true }, menu: [] }, resources: [] };
      site.statusResource.set(store, undefined, { info } as unknown as Status);
    };
    return { store, become, offerChat, ...unread, ...inbox, ...changes, ...marks, ...lists, ...home };
  }
  return { openTab };
}
