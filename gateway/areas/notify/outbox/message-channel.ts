import type { Gateway } from '#gateway/context/gateway.ts';
import { decryptRecipients } from '#gateway/context/recipients.ts';
import { type OutboxMessage, readMessageText } from './outbox-messages.ts';
import type { Ending, Outcome, OutboxChannel } from './outbox-channel.ts';

/** Batch size of a poll. */
const batch = 100;

type Parts = Pick<Gateway, 'db' | 'clock' | 'config' | 'masterSecret' | 'alsoSecret'>;

type Sender = Omit<OutboxChannel<OutboxMessage>, 'table' | 'rowOf' | 'findDue' | 'send' | 'settle' | 'logged'> & {
  readonly way: OutboxMessage['way'];
  /** Whether the text stays readable for the operator: if it was not delivered to a provider. */
  readonly keepsText: boolean;
  readonly send: (message: OutboxMessage, text: string) => Promise<Outcome>;
};

/** A transport for messages of the outbox. Once one has been sent or has failed, its text is no longer readable. */
export function messageChannel(
  gateway: Parts,
  { way, keepsText, send, ...rest }: Sender,
): OutboxChannel<OutboxMessage> {
  const { db, clock, config } = gateway;
  const toState = ({ kind }: Ending) => (kind !== 'sent' ? 'failed' : keepsText ? 'kept' : 'sent');
  return {
    ...rest,
    table: 'outbox',
    rowOf: ({ id }) => ({ id, state: 'waiting' }),
    logged: ({ id }) => ({ way, messageId: id }),
    findDue: async () => {
      const due = await db
        .selectFrom('outbox')
        .selectAll()
        .where('way', '=', way)
        .where('merchant_code', '=', config.merchant)
        .where('state', '=', 'waiting')
        .where('next_at', '<=', clock())
        .orderBy('next_at')
        .limit(batch)
        .execute();
      return due.length === 0 ? due : decryptRecipients(gateway, due);
    },
    send: async (message) => {
      const text = readMessageText(gateway, message);
      return text === null ? { kind: 'refused', reason: 'no master secret opens it' } : send(message, text);
    },
    settle: ({ id }, ending) =>
      db
        .updateTable('outbox')
        .set({
          state: toState(ending),
          ...(ending.kind === 'sent' && { reference: ending.reference ?? null }),
          ...(!keepsText && { sealed: '' }),
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute(),
  };
}
