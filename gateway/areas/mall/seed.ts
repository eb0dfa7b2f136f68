import { toMinor } from '#src/contract/core/amount.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Texts = readonly [name: string, text: string];
type Good = {
  readonly id: string;
  readonly art: string;
  readonly pt: Texts;
  readonly en: Texts;
  readonly points: number;
  /** Payment of a credit; a gift has none. */
  readonly credit?: string;
  /** A gift that is no parcel. */
  readonly voucher?: boolean;
  /** Left out where it does not run out. */
  readonly stock?: number;
};

const goods: readonly Good[] = [
  {
    id: 'adesivos',
    art: 'mare',
    pt: ['Adesivos da Maré', 'Cartela com o barquinho.'],
    en: ['Maré stickers', 'A sheet with the paper boat.'],
    points: 5,
    stock: 40,
  },
  {
    id: 'credito-5',
    art: 'cofre',
    pt: ['Crédito de R$ 5', 'Cai no saldo na hora.'],
    en: ['R$5 credit', 'In your balance at once.'],
    points: 500,
    credit: '5.00',
  },
  {
    id: 'caneca',
    art: 'farol',
    pt: ['Caneca do farol', 'De louça, 300 ml.'],
    en: ['Lighthouse mug', 'China, 300 ml.'],
    points: 900,
    stock: 12,
  },
  {
    id: 'credito-25',
    art: 'mar',
    pt: ['Crédito de R$ 25', 'Cai no saldo na hora.'],
    en: ['R$25 credit', 'In your balance at once.'],
    points: 2400,
    credit: '25.00',
  },
  {
    id: 'canga',
    art: 'veleiro',
    pt: ['Canga de praia', 'Com o veleiro, 1,5 m.'],
    en: ['Beach wrap', 'With the sailing boat, 1.5 m.'],
    points: 3200,
    stock: 3,
  },
  {
    id: 'bola',
    art: 'bola',
    pt: ['Bola de areia', 'Para jogar na praia.'],
    en: ['Beach football', 'For a game on the sand.'],
    points: 4000,
    stock: 0,
  },
];

/** Products of the demonstration's point mall. */
export const mallGoods: readonly Tables['mall_goods'][] = goods.map(
  ({ id, art, pt, en, points, credit, voucher, stock }, index) => ({
    id,
    name_pt: pt[0],
    name_en: en[0],
    text_pt: pt[1],
    text_en: en[1],
    art: `/art/b/${art}.svg`,
    kind: credit === undefined ? 'gift' : 'credit',
    points,
    stock: stock ?? null,
    delivered: flag(credit === undefined && !voucher),
    amount_minor: credit === undefined ? 0 : toMinor(credit),
    active: flag(true),
    sort_order: (index + 1) * 10,
  }),
);
