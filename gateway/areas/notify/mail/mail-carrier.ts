import type { Outcome } from '../outbox/way-out.ts';

/** One email to one address. `id` is the same at every try. */
export type MailLetter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The transport of emails. */
export type MailCarrier = {
  /** Whether the text stays readable for `operator -- mail`: where there is no mail server. */
  readonly keepsText: boolean;
  /** Never rejects. */
  readonly send: (letter: MailLetter) => Promise<Outcome>;
  readonly close: () => void;
};
