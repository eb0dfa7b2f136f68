import type { ChatMessage } from '#src/contract/chat/chat.schema.ts';
import type { Called } from './calls.ts';
import { isOver } from './calls.ts';
import type { Outbox, Waiting } from './outbox.ts';

/** Back-off between attempts after a lost response; ms. */
const pauses = [500, 1000, 2000, 5000, 10_000, 15_000];

type Parts = {
  readonly conversation: string;
  readonly outbox: Outbox;
  readonly post: (waiting: Waiting) => Promise<Called<ChatMessage>>;
  /** The pending messages have changed; `sent` has its number now. */
  readonly onChange: (waiting: readonly Waiting[], sent?: ChatMessage) => void;
  readonly onOver: () => void;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Sends pending messages one after the other in the order in which they were typed, and retries until each has its number. What the gateway
 * refuses stays until the user sends it again.
 */
export function createSender({ conversation, outbox, post, onChange, onOver, pause = restFor }: Parts) {
  let waiting: readonly Waiting[] = [];
  let running = false;
  let lost = 0;
  let wake: (() => void) | undefined;

  const change = (next: readonly Waiting[], sent?: ChatMessage) => {
    waiting = next;
    onChange(waiting, sent);
  };
  const remove = (clientId: string, sent?: ChatMessage) => {
    void outbox.remove(clientId);
    change(
      waiting.filter((one) => one.clientId !== clientId),
      sent,
    );
  };
  const replace = (one: Waiting) => {
    void outbox.put(one);
    change(waiting.map((each) => (each.clientId === one.clientId ? one : each)));
  };

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (;;) {
      const next = waiting.find((one) => one.refused !== true);
      if (!next) break;
      const answer = await post(next);
      if (answer.ok) {
        lost = 0;
        remove(next.clientId, answer.value);
      } else if (answer.code === 'lost' || answer.code === 'busy') {
        const rest = pauses[Math.min(lost, pauses.length - 1)] ?? 0;
        lost += 1;
        await Promise.race([pause(rest), new Promise<void>((resolve) => (wake = resolve))]);
      } else if (isOver(answer.code)) {
        onOver();
        break;
      } else {
        replace({ ...next, refused: true });
      }
    }
    running = false;
  }

  return {
    /** Takes up what an earlier page has left behind. */
    begin: async () => {
      const stored = await outbox.list(conversation).catch(() => []);
      const known = new Set(stored.map(({ clientId }) => clientId));
      // The user may have typed in the meantime.
      change([...stored, ...waiting.filter(({ clientId }) => !known.has(clientId))]);
      void run();
    },
    send: async (text: string) => {
      // Later than the previous one, whatever the clock says: another page continues in this order.
      const typedAt = Math.max(Date.now(), (waiting.at(-1)?.typedAt ?? 0) + 1);
      const one = { clientId: newClientId(), conversation, text, typedAt };
      change([...waiting, one]);
      // Stored before it is sent: after a crash the page sends it again under the same id.
      await outbox.put(one);
      void run();
    },
    again: (clientId: string) => {
      const one = waiting.find((each) => each.clientId === clientId);
      if (one) replace({ ...one, refused: false });
      void run();
    },
    drop: (clientId: string) => remove(clientId),
    /** A message of the stream: where it is one of ours, it has arrived. */
    arrived: (clientId: string) => {
      if (waiting.some((one) => one.clientId === clientId)) remove(clientId);
    },
    /** The network is there again. */
    hurry: () => {
      lost = 0;
      wake?.();
      void run();
    },
  };
}

const restFor = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** 128 bits of chance; phones that run the page may be older than randomUUID. */
const newClientId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
