/** One letter for one address. `id` is the same at every try of it. */
export type MailLetter = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/**
 * How it went. `later`: the mail server is out of reach or busy. `refused`: this letter will never be taken; `reason` is for the operator
 * and has neither address nor text in it.
 */
export type MailOutcome =
  { readonly kind: 'sent' } | { readonly kind: 'later' } | { readonly kind: 'refused'; readonly reason: string };

/** The one way out to mailboxes. */
export type MailCarrier = {
  /** Whether what was handed over stays readable here, for `operator -- mail`: where there is no mail server. */
  readonly keepsText: boolean;
  /** Never rejects. */
  readonly send: (letter: MailLetter) => Promise<MailOutcome>;
  readonly close: () => void;
};
