import type { Outcome } from '../outbox/way-out.ts';

/** One letter for one address. `id` is the same at every try of it. */
export type MailLetter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** The one way out to mailboxes. */
export type MailCarrier = {
  /** Whether what was handed over stays readable here, for `operator -- mail`: where there is no mail server. */
  readonly keepsText: boolean;
  /** Never rejects. */
  readonly send: (letter: MailLetter) => Promise<Outcome>;
  readonly close: () => void;
};
