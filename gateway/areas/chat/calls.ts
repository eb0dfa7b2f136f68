import {
  chatCodeField,
  chatMessages,
  chatUnread,
  launchChat,
  readChat,
  sendChat,
  wireChatSeq,
} from '#src/contract/chat.ts';
import { chatPath, chatStreamPath } from '#src/contract/chat-page.ts';
import { cookiesHeader, cookiesRefused } from '#src/contract/envelope.ts';
import { ScreenPath } from '#src/contract/push.ts';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { hasChat, refuseWithoutChat } from './chat-access.ts';
import { type ChatPass, issueChatCode, memberOfPass } from './chat-pass.ts';
import { followChat } from './follow-chat.ts';
import { countUnreadChat, listBefore, markChatRead, readChatState } from './read-conversation.ts';
import { countListeners, tellChat } from './watch-chats.ts';
import { writeAsMember } from './write-message.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { refuseWhileClosed } from '../site/site-state.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import { requireChatPass } from './chat-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** Where a launch leads back to whose own way back is no screen of ours. */
const usualBack = '/m/message';
/** So many pages of one member may listen at once, in one process. */
const mostListeners = 6;
const LastEventId = v.fallback(v.optional(wireChatSeq, 0), 0);

/** The live chat: its launch, the count, and the calls of its page (docs/decisions/066-a-chat-of-one-sequence.md). */
export function addChatRoutes(app: App, gateway: Gateway): void {
  const { config, db, clock, limits, logger } = gateway;

  route(app, gateway, launchChat, async ({ member, ip, query: { language, title, headerColor, backUrl }, c }) => {
    await refuseWithoutChat(gateway, member);
    await limits.consume('launch', ip);
    const look = {
      language: language.startsWith('EN') ? 'en' : 'pt',
      title,
      color: headerColor.toLowerCase(),
      back: screenOf(backUrl),
    } as const;
    const address = new URL(chatPath, config.publicOrigin);
    const held = c.req.header(cookiesHeader) === cookiesRefused && { held: true as const };
    const pass = { sessionId: member.sessionId, look, ...held };
    address.searchParams.set(chatCodeField, await issueChatCode(gateway, pass));
    return { chatUrl: address.href };
  });

  route(app, gateway, chatUnread, async ({ member }) => ({
    unReadCount: (await hasChat(gateway, member)) ? await countUnreadChat(db, member.id) : 0,
  }));

  route(app, gateway, chatMessages, async ({ query: { before }, c }) => {
    const { id } = await memberOf(c);
    // First the state: what comes in between is told again, and never left out.
    const state = await readChatState(db, id);
    return { conversation: id, ...(await listBefore(db, id, before)), state };
  });

  route(app, gateway, sendChat, async ({ body: { conversation, ...message }, c }) => {
    const id = await writerOf(c, conversation);
    await limits.consume('chat', id);
    const written = await writeAsMember(db, { memberId: id, ...message }, clock());
    tellChat(gateway, id);
    return written;
  });

  route(app, gateway, readChat, async ({ body: { conversation, seq }, c }) => {
    const id = await writerOf(c, conversation);
    if (await markChatRead(db, id, 'member', seq)) tellChat(gateway, id);
    return readChatState(db, id);
  });

  app.get(chatStreamPath, async (c) => {
    // Nobody would ever read it to its end.
    if (c.req.method === 'HEAD') throw new Refusal('invalid_request', { fields: ['method'] });
    await refuseWhileClosed(gateway, chatMessages);
    const pass = await requireChatPass(c, gateway);
    const { id } = await letIn(pass);
    await limits.consume('chat-stream', pass.sessionId);
    if (countListeners(gateway, id) >= mostListeners) throw new Refusal('rate_limited', { retryAfter: 5 });
    const after = v.parse(LastEventId, c.req.header('Last-Event-ID') ?? c.req.query('after'));
    const isLetIn = () =>
      letIn(pass).then(
        () => true,
        () => false,
      );
    const response = streamSSE(c, async (stream) => {
      try {
        await followChat(
          gateway,
          {
            message: (message) =>
              stream.writeSSE({ event: 'message', id: String(message.seq), data: JSON.stringify(message) }),
            state: (state) => stream.writeSSE({ event: 'state', data: JSON.stringify(state) }),
            ping: () => stream.writeSSE({ event: 'ping', data: '' }),
            over: () => stream.writeSSE({ event: 'over', data: '' }),
            ended: () => stream.aborted || stream.closed,
            onEnd: (listener) => stream.onAbort(listener),
          },
          { memberId: id, after, isLetIn },
        );
      } catch (error) {
        // The browser comes back by itself and says what it has.
        logger.warn({ err: error }, 'a stream of the chat was cut');
      }
    });
    response.headers.set('Cache-Control', 'no-store, no-transform');
    response.headers.set('X-Accel-Buffering', 'no');
    return response;
  });

  async function letIn(pass: ChatPass) {
    const member = await memberOfPass(gateway, pass);
    if (!member) throw new Refusal('session_ended');
    await refuseWithoutChat(gateway, member);
    return member;
  }

  const memberOf = async (c: AppContext) => letIn(await requireChatPass(c, gateway));

  /** Who writes, in the conversation that the page was opened with: another member may have signed in since. */
  async function writerOf(c: AppContext, conversation: string): Promise<string> {
    refuseForeignOrigin(c, gateway);
    const { id } = await memberOf(c);
    if (id !== conversation) throw new Refusal('session_ended');
    return id;
  }
}

/** The screen of ours that an address leads to, on whatever host the app was opened. */
function screenOf(address: string): string {
  const { pathname, search } = new URL(address);
  return v.is(ScreenPath, pathname + search) ? pathname + search : usualBack;
}
