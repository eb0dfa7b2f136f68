import type { ChatMessage, ChatState, chatStream } from '#src/contract/chat/chat.schema.ts';
import { chatStreamPath } from '#src/contract/chat/chat-page.ts';
import { firstHistory, isOver, postMessage, postRead, readHistory } from './calls.ts';
import { listenToComposer } from './composer.ts';
import { openOutbox } from './outbox.ts';
import { takePass } from './stored-pass.ts';
import { pollEvents, receiveEvents } from './receive-events.ts';
import { createSender } from './sender.ts';
import type { StreamOptions } from './stream.ts';
import { createView, part, showOver } from './view.ts';

/** The page: the history, pending messages, and the stream of new ones. */
async function main(): Promise<void> {
  const holdsPass = takePass();
  const outbox = await openOutbox();
  const history = await firstHistory((open) => {
    document.body.dataset['line'] = open ? 'open' : 'lost';
  });
  if (history === 'over') return showOver();
  const { conversation } = history;
  let messages: readonly ChatMessage[] = [];
  let state: ChatState = history.state;
  let waiting: Awaited<ReturnType<typeof outbox.list>> = [];
  let online = true;
  let isSettled = false;

  const view = createView(document.documentElement.lang, {
    again: (clientId) => sender.again(clientId),
    drop: (clientId) => sender.drop(clientId),
  });
  const show = () => {
    view.show({ messages, waiting, state, online });
    document.body.dataset['line'] = online ? (state.open || state.lastSeq === 0 ? 'open' : 'closed') : 'lost';
  };
  const add = (news: readonly ChatMessage[]) => {
    const bySeq = new Map([...messages, ...news].map((message) => [message.seq, message]));
    messages = [...bySeq.values()].sort((a, b) => a.seq - b.seq);
  };
  /** The last number below which nothing is missing. */
  const lastSeq = () => {
    const seqs = messages.map(({ seq }) => seq);
    return seqs.find((seq, index) => seqs[index + 1] !== seq + 1) ?? 0;
  };

  const end = () => {
    if (isSettled) return;
    isSettled = true;
    stream.close();
    showOver();
  };
  const sender = createSender({
    conversation,
    outbox,
    post: async (message) => {
      const answer = await postMessage(message);
      setOnline(answer.ok || answer.code !== 'lost');
      return answer;
    },
    onChange: (now, sent) => {
      waiting = [...now];
      // The stream has still to deliver the other side's messages from before it.
      if (sent) add([sent]);
      show();
    },
    onOver: end,
  });
  const hearing: StreamOptions<typeof chatStream> = {
    after: lastSeq,
    on: {
      message: (message) => {
        add([message]);
        sender.arrived(message.clientId);
        show();
        markRead();
      },
      state: (now) => {
        state = now;
        show();
      },
    },
    onLine: setOnline,
    onRefused: () =>
      void readHistory().then((answer) => {
        if (!answer.ok && isOver(answer.code)) end();
      }),
  };
  const parts = { ...hearing, read: readHistory };
  const stream = holdsPass ? pollEvents(parts) : receiveEvents(chatStreamPath, parts);

  /** Records whether the gateway responds; pending messages are sent as soon as it does again. */
  function setOnline(heard: boolean): void {
    if (heard === online || isSettled) return;
    online = heard;
    show();
    if (heard) sender.hurry();
  }

  /** Marks the messages on screen as read. */
  function markRead(): void {
    const last = Math.max(0, ...messages.map(({ author, seq }) => (author === 'operator' ? seq : 0)));
    if (document.hidden || isSettled || last <= state.memberReadSeq) return;
    state = { ...state, memberReadSeq: last };
    void postRead(conversation, last);
  }

  async function showOlder(): Promise<void> {
    const answer = await readHistory(messages[0]?.seq);
    if (!answer.ok) return;
    const before = document.documentElement.scrollHeight;
    add(answer.value.list);
    show();
    window.scrollBy(0, document.documentElement.scrollHeight - before);
    part('older').hidden = !answer.value.more;
  }

  const form = listenToComposer((text) => {
    void sender.send(text);
    view.toEnd();
  });
  part('older').addEventListener('click', () => void showOlder());
  part('retry').addEventListener('click', () => {
    stream.open();
    sender.hurry();
  });
  window.addEventListener('offline', () => setOnline(false));
  window.addEventListener('online', () => {
    if (isSettled) return;
    stream.open();
    sender.hurry();
  });
  document.addEventListener('visibilitychange', () => {
    if (isSettled) return;
    if (document.hidden) return stream.close();
    stream.open();
    markRead();
  });

  add(history.list);
  part('older').hidden = !history.more;
  form.hidden = false;
  show();
  view.toEnd();
  markRead();
  stream.open();
  await sender.begin();
}

void main();
