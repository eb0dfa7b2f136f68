import type { PushMessage } from './enqueue.ts';

/** Outcomes of deposits and withdrawals. They are visible on a lock screen: no amounts, no names. */
export const depositArrived: PushMessage = {
  kind: 'account',
  title: { pt: 'Seu depósito caiu', en: 'Your deposit has arrived' },
  body: { pt: 'O dinheiro já está no seu saldo.', en: 'The money is in your balance.' },
  path: '/m/voucherCenter',
};

export const depositReturned: PushMessage = {
  kind: 'account',
  title: { pt: 'Um Pix está sendo devolvido', en: 'A Pix is being sent back' },
  body: {
    pt: 'Ele não pôde entrar no seu saldo. Toque para ver o motivo.',
    en: 'It could not be added to your balance. Tap to see why.',
  },
  path: '/m/voucherCenter',
};

export const depositRefused: PushMessage = {
  kind: 'account',
  title: { pt: 'Seu depósito foi recusado', en: 'Your deposit was refused' },
  body: { pt: 'Toque para ler o motivo.', en: 'Tap to read why.' },
  path: '/m/voucherCenter',
};

export const commissionPaid: PushMessage = {
  kind: 'account',
  title: { pt: 'Sua comissão de convites caiu', en: 'Your invitation commission has arrived' },
  body: { pt: 'O dinheiro já está no seu saldo.', en: 'The money is in your balance.' },
  path: '/m/inviteFriends',
};

const ofWithdrawal = (title: PushMessage['title'], body: PushMessage['body']): PushMessage => ({
  kind: 'account',
  title,
  body,
  path: '/m/withdraw',
});

export const withdrawalPaid = ofWithdrawal(
  { pt: 'Seu saque foi pago', en: 'Your withdrawal was paid' },
  {
    pt: 'O dinheiro está na sua conta. Toque para ver o comprovante.',
    en: 'The money is in your account. Tap to see the receipt.',
  },
);

export const withdrawalRefused = ofWithdrawal(
  { pt: 'Seu saque foi recusado', en: 'Your withdrawal was refused' },
  {
    pt: 'O dinheiro voltou ao seu saldo. Toque para ler o motivo.',
    en: 'The money is back in your balance. Tap to read why.',
  },
);

export const withdrawalFailed = ofWithdrawal(
  { pt: 'O banco não fez seu saque', en: 'The bank did not make your withdrawal' },
  {
    pt: 'O dinheiro voltou ao seu saldo. Toque para ler o motivo.',
    en: 'The money is back in your balance. Tap to read why.',
  },
);

export const bonusPaid: PushMessage = {
  kind: 'account',
  title: { pt: 'Seu bônus foi liberado', en: 'Your bonus is yours' },
  body: { pt: 'Ele já está no seu saldo.', en: 'It is in your balance.' },
  path: '/m/rewardCenter',
};
