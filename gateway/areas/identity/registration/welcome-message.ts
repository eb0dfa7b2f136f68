import type { Amount } from '#src/contract/core/amount.ts';
import { inCurrency } from '#gateway/areas/notify/inbox/in-currency.ts';
import type { NewMessage } from '#gateway/areas/notify/inbox/send-message.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';

/** The first message of a new member whose bonus is pending until a number is verified. */
export function bonusWaitsMessage(bonus: Amount, currency: string): NewMessage {
  const money = (locale: string) => escapeHtml(inCurrency(bonus, currency, locale));
  return {
    kind: 'promotions',
    title: { pt: 'Confirme o celular e receba o bônus', en: 'Verify your mobile number to get the bonus' },
    content: {
      pt: `<p>O bônus de boas-vindas de <strong>${money('pt-BR')}</strong> cai na carteira assim que você confirmar o seu celular na Central de Segurança. Vale um bônus por número.</p>`,
      en: `<p>The welcome bonus of <strong>${money('en')}</strong> is in your wallet as soon as you verify your mobile number in the security centre. Each number brings one bonus.</p>`,
    },
    path: '/m/securityCenter/mobile',
  };
}

/** The first message in a new member's inbox: the welcome bonus that the ledger has taken, in the merchant's currency (ISO 4217). */
export function welcomeMessage(bonus: Amount, currency: string): NewMessage {
  const money = (locale: string) => escapeHtml(inCurrency(bonus, currency, locale));
  return {
    kind: 'promotions',
    title: { pt: 'Seu bônus de boas-vindas chegou', en: 'Your welcome bonus has arrived' },
    content: {
      pt: `<p>O bônus de <strong>${money('pt-BR')}</strong> já está na sua carteira.</p><p>Antes da primeira rodada, decida quanto quer gastar e por quanto tempo.</p>`,
      en: `<p>Your bonus of <strong>${money('en')}</strong> is in your wallet.</p><p>Before the first round, decide how much you want to spend and for how long.</p>`,
    },
    path: '/m/member/home',
  };
}
