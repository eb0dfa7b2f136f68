import type { ChatMessage, ChatState } from '#src/contract/chat.ts';
import { chatSilence, chatStreamPath } from '#src/contract/chat-page.ts';

const shortestPause = 1000;
const longestPause = 15_000;

type Parts = {
  /** The number of the last message that the page has. */
  readonly lastSeq: () => number;
  readonly onMessage: (message: ChatMessage) => void;
  readonly onState: (state: ChatState) => void;
  /** Whether the page hears the gateway. */
  readonly onLine: (heard: boolean) => void;
  /** The stream was refused or ended: the page asks why. */
  readonly onRefused: () => void;
};

/**
 * Keeps a stream open while the page is seen. The browser comes back by itself after a cut line and says which event it had; after a refusal, and
 * where nothing is heard for too long, a new one begins after the last message.
 */
export function keepStream({ lastSeq, onMessage, onState, onLine, onRefused }: Parts) {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = shortestPause;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };
  const heard = () => {
    pause = shortestPause;
    onLine(true);
    later(chatSilence);
  };
  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const on = (opened: EventSource, name: string, take: (data: string) => void) =>
    opened.addEventListener(name, (event) => {
      if (opened !== source) return;
      heard();
      take(String((event as MessageEvent).data));
    });

  function open(): void {
    close();
    const opened = new EventSource(`${chatStreamPath}?after=${lastSeq()}`);
    source = opened;
    later(chatSilence);
    on(opened, 'message', (data) => onMessage(JSON.parse(data) as ChatMessage));
    on(opened, 'state', (data) => onState(JSON.parse(data) as ChatState));
    on(opened, 'ping', () => {});
    on(opened, 'over', onRefused);
    opened.addEventListener('open', () => {
      if (opened === source) heard();
    });
    opened.addEventListener('error', () => {
      if (opened !== source) return;
      onLine(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      onRefused();
      later(pause * (0.5 + Math.random()));
      pause = Math.min(pause * 2, longestPause);
    });
  }

  return { open, close };
}
