import { chatCodeField, chatMessages, chatUnread, launchChat, readChat, sendChat } from '#src/contract/chat/chat.ts';
import { chatStream } from '#src/contract/chat/chat.schema.ts';
import { chatPath } from '#src/contract/chat/chat-page.ts';
import { cookiesHeader, cookiesRefused } from '#src/contract/core/envelope.ts';
import { ScreenPath } from '#src/contract/notify/push.schema.ts';
import * as v from 'valibot';
import { markBrowser } from './chat-browser.ts';
import { type ChatPass, issueChatCode, memberOfPass } from './chat-pass.ts';
import { followChat } from './follow-chat.ts';
import { countUnreadChat, listBefore, markChatRead, readChatState } from './read-conversation.ts';
import { chats } from './watch-chats.ts';
import { writeAsMember } from './write-message.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import { requireChatPass } from './chat-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { stream } from '#gateway/http/stream.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { chatFlag } from '#src/contract/core/flags.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import type { Member } from '#gateway/context/member.ts';
import { hasFlag } from '../site/merchant.ts';

/** A member with this label may not chat. */
const noChat = 'nochat';
const Labels = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Whether a member has the chat: by type, labels and the merchant's flag [S1-019]. */
async function hasChat(gateway: Gateway, { id, type }: Pick<Member, 'id' | 'type'>): Promise<boolean> {
  if (!may.chat(type) || !(await hasFlag(gateway, chatFlag))) return false;
  const row = await gateway.db.selectFrom('members').select('labels').where('id', '=', id).executeTakeFirstOrThrow();
  return !v.parse(Labels, row.labels).some((label) => label.toLowerCase() === noChat);
}

/** Refuses members without the chat: a guest with free_reject [S1-013], the others with no_permission. */
async function refuseWithoutChat(gateway: Gateway, member: Pick<Member, 'id' | 'type'>): Promise<void> {
  if (!may.chat(member.type)) throw new Refusal(typeRefusal('chat', member.type));
  if (!(await hasChat(gateway, member))) throw new Refusal('no_permission');
}

/** The way back of a launch from an address outside the app. */
const usualBack = '/m/message';
/** So many pages of one member may listen at once, in one process. */
const mostListeners = 6;

/** The live chat: its launch, the count, and the calls of its page (gateway/areas/chat/README.md). */
export function addChatRoutes(app: App, gateway: Gateway): void {
  const { config, db, clock, limits } = gateway;

  route(app, gateway, launchChat, async ({ member, ip, query: { language, headerColor, backUrl }, c }) => {
    await refuseWithoutChat(gateway, member);
    await limits.consume('launch', ip);
    const look = {
      language: language.startsWith('EN') ? 'en' : 'pt',
      color: headerColor.toLowerCase(),
      back: screenOf(backUrl),
    } as const;
    const address = new URL(chatPath, config.publicOrigin);
    const held = c.req.header(cookiesHeader) === cookiesRefused && { held: true as const };
    const launch = { sessionId: member.sessionId, look, ...held, browser: held ? '' : markBrowser(c, gateway) };
    address.searchParams.set(chatCodeField, await issueChatCode(gateway, launch));
    return { chatUrl: address.href };
  });

  route(app, gateway, chatUnread, async ({ member }) => ({
    unReadCount: (await hasChat(gateway, member)) ? await countUnreadChat(db, member.id) : 0,
  }));

  route(app, gateway, chatMessages, async ({ query: { before }, c }) => {
    const { id } = await memberOf(c);
    // The state first: an event in between is sent twice rather than never.
    const state = await readChatState(db, id);
    return { conversation: id, ...(await listBefore(db, id, before)), state };
  });

  route(app, gateway, sendChat, async ({ body: { conversation, ...message }, c }) => {
    const id = await writerOf(c, conversation);
    await limits.consume('chat', id);
    const written = await writeAsMember(db, { memberId: id, ...message }, clock());
    chats.notify(gateway, id);
    return written;
  });

  route(app, gateway, readChat, async ({ body: { conversation, seq }, c }) => {
    const id = await writerOf(c, conversation);
    if (await markChatRead(db, id, 'member', seq)) chats.notify(gateway, id);
    return readChatState(db, id);
  });

  stream(app, gateway, chatStream, async ({ query: { after }, c }) => {
    const pass = await requireChatPass(c, gateway);
    const { id } = await letIn(pass);
    await limits.consume('chat-stream', pass.sessionId);
    if (chats.count(gateway, id) >= mostListeners) throw new Refusal('rate_limited', { retryAfter: 5 });
    const isLetIn = () =>
      letIn(pass).then(
        () => true,
        () => false,
      );
    return (sink) => followChat(gateway, sink, { memberId: id, after, isLetIn });
  });

  async function letIn(pass: ChatPass) {
    const member = await memberOfPass(gateway, pass);
    if (!member) throw new Refusal('session_ended');
    await refuseWithoutChat(gateway, member);
    return member;
  }

  const memberOf = async (c: AppContext) => letIn(await requireChatPass(c, gateway));

  /** The writer, if the conversation is still the page's: another member may have signed in since. */
  async function writerOf(c: AppContext, conversation: string): Promise<string> {
    refuseForeignOrigin(c, gateway);
    const { id } = await memberOf(c);
    if (id !== conversation) throw new Refusal('session_ended');
    return id;
  }
}

/** The app's screen at an address, on any host. */
function screenOf(address: string): string {
  const { pathname, search } = new URL(address);
  return v.is(ScreenPath, pathname + search) ? pathname + search : usualBack;
}
