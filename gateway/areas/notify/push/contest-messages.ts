import type { PushMessage } from './enqueue.ts';

const ofDeposit = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'account',
  title,
  body,
  path: '/m/voucherCenter',
});

/** What becomes of a deposit whose payer contests it. They are visible on a lock screen: no amounts, no names. */
export const depositContested = ofDeposit(
  { pt: 'Um depósito seu foi contestado', en: 'A deposit of yours is contested' },
  {
    pt: 'Quem pagou abriu uma contestação no banco. Até a decisão, seus saques esperam.',
    en: 'The payer has contested it at their bank. Until it is decided, your withdrawals wait.',
  },
);

export const depositTakenBack = ofDeposit(
  { pt: 'O banco levou um depósito de volta', en: 'The bank has taken a deposit back' },
  {
    pt: 'O valor contestado saiu do seu saldo. Toque para ver os detalhes.',
    en: 'The contested amount has left your balance. Tap for the details.',
  },
);

export const depositOwed = ofDeposit(
  { pt: 'O banco levou um depósito de volta', en: 'The bank has taken a deposit back' },
  {
    pt: 'Seu saldo não bastou, e ficou um valor a pagar. Até lá, seus saques esperam.',
    en: 'Your balance did not cover it, and an amount is left to pay. Until then, your withdrawals wait.',
  },
);

export const contestRejected = ofDeposit(
  { pt: 'A contestação foi encerrada', en: 'The contest is closed' },
  {
    pt: 'O depósito continua seu.',
    en: 'The deposit stays yours.',
  },
);

export const debtWrittenOff = ofDeposit(
  { pt: 'Você deve menos', en: 'You owe less' },
  {
    pt: 'Um valor que você devia foi perdoado. Toque para ver o que resta.',
    en: 'An amount that you owed was written off. Tap to see what is left.',
  },
);
