import type { NewMessage } from './send-message.ts';

/** Tells a member in the inbox that a reward in points was paid; for the inbox alone, since it says how many. */
export const pointsGiven = (points: number): NewMessage => ({
  kind: 'account',
  title:
    points === 1
      ? { pt: 'Você ganhou 1 ponto', en: 'You earned 1 point' }
      : { pt: `Você ganhou ${points} pontos`, en: `You earned ${points} points` },
  content: {
    pt: '<p>Os pontos da sua recompensa já podem ser trocados na loja.</p>',
    en: '<p>The points of your reward can be exchanged in the shop now.</p>',
  },
  path: '/m/mall/mallHome',
});
