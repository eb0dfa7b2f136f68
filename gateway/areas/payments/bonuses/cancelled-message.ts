import type { NewMessage } from '#gateway/areas/notify/inbox/send-message.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';

/** Tells a member that an operator has ended their bonus, and why. */
export function bonusCancelled(reason: string): NewMessage {
  const why = escapeHtml(reason);
  return {
    kind: 'account',
    title: { pt: 'Seu bônus foi cancelado', en: 'Your bonus was cancelled' },
    content: {
      pt: `<p>Motivo: ${why}</p><p>O seu saldo continua como está.</p>`,
      en: `<p>Reason: ${why}</p><p>Your balance stays as it is.</p>`,
    },
    path: '/m/rewardCenter',
  };
}
