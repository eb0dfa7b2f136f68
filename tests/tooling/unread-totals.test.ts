import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { sendMessage } from '#gateway/areas/notify/inbox/send-message.ts';
import { signedIn } from '#gateway/areas/identity/session/testing/call-client.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { shareMessages } from '#src/state/testing/message-tabs.ts';

// The pauses between calls are tested in unread.test.ts: here there are thousands of them.
vi.mock('#src/contract/core/limits.ts', async (original) => ({
  ...(await original<typeof import('#src/contract/core/limits.ts')>()),
  unreadThrottle: 4,
  markReadThrottle: 2,
}));

let gateway: TestGateway;
let app: ReturnType<typeof createApp>;
const { openTab } = shareMessages((request) => Promise.resolve(app.request(request)));
type Tab = Awaited<ReturnType<typeof openTab>>;

const language = 'pt' as const;
const notices = { language } as const;
const listed = ['news-1', 'news-2', 'news-3', 'news-4'];

beforeAll(async () => {
  gateway = await createTestGateway({ dialect: 'sqlite', config: { rateLimitFactor: 100_000 } });
  app = createApp(gateway);
  const row = {
    type: 'PL',
    execution: 'A',
    promotion_type: '',
    title_pt: '',
    title_en: '',
    content_pt: '',
    content_en: '',
  };
  const rest = { force: 0, active: 1, sort_order: 0, created_at: 0, starts_at: 0, ends_at: null } as const;
  await gateway.db
    .insertInto('announcements')
    .values(listed.map((id) => ({ id, ...row, ...rest })))
    .execute();
});
afterAll(() => gateway.close());

/** Possible events; `at` chooses among the tab's items. */
const Step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('arrive' as const), tab: fc.nat(1), at: fc.nat(30) }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom('read' as const, 'delete' as const, 'read all' as const, 'announcement' as const),
      tab: fc.nat(1),
      at: fc.nat(30),
    }),
  },
);

/** By the database, behind the app's back. */
async function truth(memberId: string): Promise<number> {
  const { db } = gateway;
  const unread = await db
    .selectFrom('inbox')
    .select('message_id')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
  const read = await db
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .execute();
  return unread.length + listed.length - read.length;
}

it('the unread totals of two tabs are right after any sequence of messages, reads and deletions [S1-267]', async () => {
  const tabs = [await openTab(), await openTab()] as const;
  for (const { store, followInbox, followAnnouncements } of tabs) {
    followInbox(store);
    followAnnouncements(store);
  }
  let runs = 0;

  const act = async (memberId: string, { store, ...tab }: Tab, step: { do: string; at: number }) => {
    const items = tab.inboxResource.peek(store, { language })?.items ?? [];
    const id = items[step.at % Math.max(1, items.length)]?.id;
    if (step.do === 'arrive') {
      const texts = { pt: 'Olá', en: 'Hello' };
      const message = { kind: 'account', title: texts, content: texts, path: '' } as const;
      await sendMessage(gateway.db, { memberId }, message, gateway.clock());
      return tab.inboxResource.refresh(store, { language });
    }
    if (step.do === 'announcement') return tab.readAnnouncement(store, listed[step.at % listed.length] ?? '');
    if (step.do === 'read all') return tab.readInbox(store);
    if (id === undefined) return undefined;
    return step.do === 'read' ? tab.readInbox(store, [id]) : tab.deleteFromInbox(store, [id], () => undefined);
  };

  await fc.assert(
    fc.asyncProperty(fc.array(Step, { minLength: 3, maxLength: 12 }), fc.boolean(), async (steps, together) => {
      const { member, token } = await signedIn(gateway, `leitor${(runs += 1)}`);
      for (const { store, become, ...tab } of tabs) {
        become({ userName: member.account, token });
        await Promise.all([
          tab.inboxResource.ensure(store, { language }),
          tab.announcementsResource.ensure(store, notices),
          tab.askUnread(store),
        ]);
      }
      const acts: Promise<void>[] = [];
      for (const step of steps) {
        const done = Promise.resolve(act(member.id, step.tab === 0 ? tabs[0] : tabs[1], step));
        if (together) acts.push(done);
        else await done;
      }
      await Promise.all(acts);
      // A visible page polls once in a while: only a poll reports a message that has just arrived.
      for (const { store, askUnread } of tabs) void askUnread(store);
      await vi.waitFor(
        async () => {
          const right = await truth(member.id);
          expect(tabs.map(({ store, unreadTotalAtom }) => store.get(unreadTotalAtom))).toEqual([right, right]);
        },
        { timeout: 5000, interval: 20 },
      );
    }),
    { numRuns: 200 },
  );
}, 300_000);
