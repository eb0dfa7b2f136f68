import type { Outcome } from '../outbox/outbox-channel.ts';

/** One message for one phone. `id` is the same at every try of it; `to` is E.164 without the plus sign. */
export type SmsMessage = { readonly id: string; readonly to: string; readonly text: string };

/** A provider of SMS. */
export type SmsCarrier = {
  /** Whether the text stays readable for `operator -- sms`: where no provider sends it. */
  readonly keepsText: boolean;
  /** Never rejects. */
  readonly send: (message: SmsMessage) => Promise<Outcome>;
};

/** Reaches no phone: messages stay in the database, and the operator reads them (`npm run operator -- sms`). */
export const localCarrier: SmsCarrier = {
  keepsText: true,
  send: () => Promise.resolve({ kind: 'sent', reference: null }),
};
