import type { Amount } from '#src/contract/amount.ts';
import { inCurrency } from '../messages/in-currency.ts';
import type { NewMessage } from '../messages/send-message.ts';
import { escapeHtml } from '../process/escape-html.ts';

/** What a winner finds in the inbox, in the merchant's currency (ISO 4217). */
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
      pt: `<p><strong>${money('pt-BR')}</strong> já estão na sua carteira.</p><p>O nível em que ele cairia foi sorteado antes da primeira aposta: na página dos jackpots dá para conferir.</p>`,
      en: `<p><strong>${money('en')}</strong> is in your wallet.</p><p>The level at which it would drop was drawn before the first stake: you can check it on the page of the jackpots.</p>`,
    },
    path: '/m/jackpot',
  };
}
