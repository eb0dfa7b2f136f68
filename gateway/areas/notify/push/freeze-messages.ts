import { escapeHtml } from '#gateway/process/escape-html.ts';
import type { PushMessage } from './enqueue.ts';

const frozen = {
  pt: 'Seu agente pausou apostas e depósitos na sua conta. Você continua entrando e sacando.',
  en: 'Your agent has paused bets and deposits in your account. You can still log in and withdraw.',
};

/** A freeze by an agent; the reason is read in the inbox alone. */
export function playFrozen(reason: string): PushMessage {
  const withReason = (text: string, name: string) => `<p>${text}</p><p>${name}: ${escapeHtml(reason)}</p>`;
  return {
    kind: 'account',
    title: { pt: 'Apostas e depósitos pausados', en: 'Bets and deposits paused' },
    body: frozen,
    inbox: { pt: withReason(frozen.pt, 'Motivo'), en: withReason(frozen.en, 'Reason') },
    path: '/m/webEmail',
  };
}

export const playUnfrozen: PushMessage = {
  kind: 'account',
  title: { pt: 'Apostas e depósitos liberados', en: 'Bets and deposits open again' },
  body: {
    pt: 'Seu agente liberou apostas e depósitos na sua conta.',
    en: 'Your agent has opened bets and deposits in your account again.',
  },
  path: '/m/home',
};
