import type { Amount } from '#src/contract/core/amount.ts';
import { inCurrency } from '../notify/inbox/in-currency.ts';
import type { NewMessage } from '../notify/inbox/send-message.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';

/** The message to a winner, in the merchant's currency (ISO 4217). */
export function jackpotMessage(
  name: { readonly pt: string; readonly en: string },
  amount: Amount,
  currency: string,
): NewMessage {
  const money = (locale: string) => escapeHtml(inCurrency(amount, currency, locale));
  return {
    kind: 'account',
    title: { pt: `Você ganhou o jackpot ${name.pt}`, en: `You won the jackpot ${name.en}` },
    content: {
      pt: `<p><strong>${money('pt-BR')}</strong> já estão na sua carteira.</p><p>O nível em que ele sairia não mudou desde o início do ciclo: você pode conferir na página dos jackpots.</p>`,
      en: `<p><strong>${money('en')}</strong> is in your wallet.</p><p>The level at which it would drop was not changed since the run began: you can check it on the jackpots page.</p>`,
    },
    path: '/m/jackpot',
  };
}

/** The message to a winner whose jackpot the operator has to approve before it is paid. */
export function heldJackpotMessage(...[name, amount, currency]: Parameters<typeof jackpotMessage>): NewMessage {
  const money = (locale: string) => escapeHtml(inCurrency(amount, currency, locale));
  return {
    ...jackpotMessage(name, amount, currency),
    content: {
      pt: `<p>O prêmio de <strong>${money('pt-BR')}</strong> está em análise: muitos prêmios já saíram hoje, e a equipe confere este antes de creditar.</p><p>Avisamos aqui quando ele estiver na sua carteira.</p>`,
      en: `<p>The prize of <strong>${money('en')}</strong> is under review: many prizes have been paid today, and our team checks this one before it is credited.</p><p>We will let you know here when it is in your wallet.</p>`,
    },
  };
}
