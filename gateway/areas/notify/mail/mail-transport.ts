import type { Outcome } from '../outbox/outbox-channel.ts';

/** One email to one address. `id` is the same at every try. */
export type MailMessage = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The transport of emails. */
export type MailTransport = {
  /** Whether the text stays readable for `operator -- mail`: where there is no mail server. */
  readonly keepsText: boolean;
  /** Never rejects. */
  readonly send: (message: MailMessage) => Promise<Outcome>;
  readonly close: () => void;
};
