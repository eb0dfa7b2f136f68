import type { PushMessage } from './enqueue.ts';

/** A member has money at vendors and limits stakes or losses from now on. It is visible on a lock screen: no amounts, no names. */
export const moneyComesHome: PushMessage = {
  kind: 'account',
  title: { pt: 'Seu dinheiro volta para a carteira principal', en: 'Your money is coming home' },
  body: {
    pt: 'Seu limite de apostas ou perdas já vale. O que está em provedores volta assim que a rodada termina.',
    en: 'Your limit on stakes or losses applies now. What is at providers comes to the main wallet once the round is over.',
  },
  path: '/m/wallets',
};
