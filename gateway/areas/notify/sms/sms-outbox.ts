import type { Transaction } from 'kysely';
import { smsCodeLifetime, type SmsPurpose } from '#src/contract/identity/verification.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { enqueueMessage, type OutboxMessage } from '../outbox/outbox-messages.ts';
import { messageChannel } from '../outbox/message-channel.ts';
import type { SmsCarrier } from './sms-carrier.ts';

type Message = {
  /** E.164 without the plus sign. */
  readonly mobile: string;
  readonly purpose: SmsPurpose;
  readonly text: string;
  readonly withheld: boolean;
};

/** Notes a message in the running transaction; it is sent until its code is worth nothing any more. */
export const enqueueSms = (gateway: Gateway, trx: Transaction<Tables>, { mobile, purpose, ...rest }: Message) =>
  enqueueMessage(gateway, trx, { ...rest, way: 'sms', recipient: mobile, kind: purpose, lifetime: smsCodeLifetime });

/** The state of a message as the operator reads it. */
export const smsStatus = ({ state }: Pick<OutboxMessage, 'state'>): string =>
  state === 'waiting' ? 'queued' : state === 'kept' ? 'sent' : state;

/** The outbox channel of SMS. */
export const smsChannel = (gateway: Parameters<typeof messageChannel>[0], { keepsText, send }: SmsCarrier) =>
  messageChannel(gateway, {
    way: 'sms',
    message: 'a message by SMS',
    keepsText,
    send: ({ id, recipient }, text) => send({ id, to: recipient, text }),
    concurrency: 8,
    lease: 30_000,
    firstPause: 5000,
    pollInterval: 500,
  });
