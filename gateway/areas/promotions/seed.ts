import { toMinor } from '#src/contract/core/amount.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { nextAt } from '#gateway/process/brasilia.ts';

type Row = Tables['promotions'];
type Texts = { readonly title: string; readonly summary: string; readonly content: string };
type Offer = {
  readonly id: string;
  readonly art: string;
  readonly pt: Texts;
  readonly en: Texts;
  /** Goal, reward and points of each stage; a goal of 0.00 asks for nothing. */
  readonly stages: readonly (readonly [goal: string, reward: string, points?: number])[];
  readonly category?: string;
  readonly review?: boolean;
  /** Epoch ms; no `to`: without an end. */
  readonly from: number;
  readonly to?: number;
};

const hour = 3_600_000;
const day = 24 * hour;
/** When 'until Sunday' is over. */
export const fishingEnds = (now: number): number => nextAt(now, 0, 23, day);
/** 'On Friday'. */
export const partyBegins = (now: number): number => nextAt(now, 5, 18, 2 * hour);

const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const demo = {
  pt: 'Este site é uma demonstração: o saldo não vale dinheiro de verdade.',
  en: 'This site is a demonstration: its balance is not real money.',
};
const once = { pt: 'Uma recompensa por etapa, por conta.', en: 'One reward per stage, per account.' };

const offersAt = (now: number): Offer[] => [
  {
    id: 'jardim',
    art: 'jade',
    pt: {
      title: 'Jardim de prêmios',
      summary: 'Jogue no seu ritmo: cada etapa, uma recompensa.',
      content: list('Contam as apostas em todos os jogos.', once.pt, demo.pt),
    },
    en: {
      title: 'Garden of rewards',
      summary: 'Play at your own pace, earn a reward at each stage.',
      content: list('Bets in all games count.', once.en, demo.en),
    },
    stages: [
      ['5.00', '1.00'],
      ['50.00', '5.00', 50],
      ['200.00', '20.00', 200],
    ],
    from: now - 6 * day,
    to: now + 9 * day,
  },
  {
    id: 'brinde',
    art: 'cofre',
    pt: {
      title: 'Brinde da semana',
      summary: 'Um presente para quem volta.',
      content: list('Sem apostas: a equipe confere a conta e libera.', once.pt, demo.pt),
    },
    en: {
      title: 'Gift of the week',
      summary: 'A gift for coming back.',
      content: list('No bets needed: our team checks the account and pays.', once.en, demo.en),
    },
    stages: [['0.00', '5.00']],
    review: true,
    from: now - 3 * day,
    to: now + 4 * day,
  },
  {
    id: 'pescaria',
    art: 'mar',
    pt: {
      title: 'Semana da pescaria',
      summary: 'Pesque à vontade: duas etapas.',
      content: `${list('Contam as apostas em jogos de pescaria.', once.pt, demo.pt)}<p><a href="/m/gameList?gameType=FISH">Ver jogos de pescaria</a></p>`,
    },
    en: {
      title: 'Fishing week',
      summary: 'Fish as you like: two stages.',
      content: `${list('Bets in fishing games count.', once.en, demo.en)}<p><a href="/m/gameList?gameType=FISH">See fishing games</a></p>`,
    },
    stages: [
      ['30.00', '3.00'],
      ['120.00', '12.00'],
    ],
    category: 'FISH',
    from: now - 2 * day,
    to: fishingEnds(now),
  },
  {
    id: 'farol',
    art: 'farol',
    pt: {
      title: 'Luz do farol',
      summary: 'Peça um crédito de boas-vindas.',
      content: list('A equipe responde em até um dia útil.', once.pt, demo.pt),
    },
    en: {
      title: 'Light of the tower',
      summary: 'Ask for a welcome credit.',
      content: list('Our team replies within one working day.', once.en, demo.en),
    },
    stages: [['0.00', '8.00']],
    review: true,
    from: now - 4 * day,
  },
  {
    id: 'bloco',
    art: 'bloco',
    pt: {
      title: 'Bloco da Maré',
      summary: 'De sexta a terça, três etapas de festa.',
      content: list('Contam as apostas em todos os jogos, da sexta à terça.', once.pt, demo.pt),
    },
    en: {
      title: 'Maré street party',
      summary: 'Friday to Tuesday, three stages of fun.',
      content: list('Bets in all games count, from Friday to Tuesday.', once.en, demo.en),
    },
    stages: [
      ['40.00', '4.00'],
      ['100.00', '10.00'],
      ['300.00', '30.00'],
    ],
    from: partyBegins(now),
    to: partyBegins(now) + 4 * day + 5 * hour,
  },
  {
    id: 'travessia',
    art: 'veleiro',
    pt: {
      title: 'Travessia',
      summary: 'Um crédito para contas verificadas.',
      content: list('Só para contas com celular confirmado e perfil completo.', once.pt, demo.pt),
    },
    en: {
      title: 'The crossing',
      summary: 'A credit for verified accounts.',
      content: list('For accounts with a verified mobile number and a complete profile.', once.en, demo.en),
    },
    stages: [['0.00', '15.00']],
    review: true,
    from: now - 8 * day,
    to: now + 12 * day,
  },
  {
    id: 'palpite',
    art: 'bola',
    pt: {
      title: 'Apito inicial',
      summary: 'Duas apostas pequenas, uma recompensa.',
      content: list('Contam as apostas em todos os jogos.', once.pt, demo.pt),
    },
    en: {
      title: 'Kick-off',
      summary: 'Two small bets, one reward.',
      content: list('Bets in all games count.', once.en, demo.en),
    },
    stages: [['2.00', '2.00']],
    from: now - 5 * day,
    to: now + 2 * day,
  },
  {
    id: 'noite',
    art: 'noite',
    pt: {
      title: 'Noite dos gatos',
      summary: 'Sete telhados em uma só noite.',
      content: list('Contaram as apostas da noite de encerramento.', once.pt, demo.pt),
    },
    en: {
      title: 'Night of the cats',
      summary: 'Seven rooftops in one night.',
      content: list('Bets on the closing night counted.', once.en, demo.en),
    },
    stages: [['20.00', '2.00']],
    from: now - 9 * day,
    to: now - 2 * day,
  },
];

const toRow = (offer: Offer, index: number): Row => ({
  id: offer.id,
  title_pt: offer.pt.title,
  title_en: offer.en.title,
  summary_pt: offer.pt.summary,
  summary_en: offer.en.summary,
  content_pt: offer.pt.content,
  content_en: offer.en.content,
  art: `/art/b/${offer.art}.svg`,
  goal: offer.stages.some(([goal]) => toMinor(goal) > 0) ? 'turnover' : 'none',
  category: offer.category ?? '',
  review: flag(offer.review === true),
  active: flag(true),
  sort_order: (index + 1) * 10,
  starts_at: offer.from,
  ends_at: offer.to ?? null,
});

/** The demonstration's promotions and their stages, around `now` (epoch ms). */
export function promotionsAt(now: number): {
  promotions: Row[];
  promotion_stages: Tables['promotion_stages'][];
} {
  const offers = offersAt(now);
  return {
    promotions: offers.map(toRow),
    promotion_stages: offers.flatMap(({ id, stages }) =>
      stages.map(([goal, reward, points = 0], index) => ({
        promotion_id: id,
        stage: index + 1,
        goal_minor: toMinor(goal),
        reward_minor: toMinor(reward),
        reward_points: points,
      })),
    ),
  };
}
