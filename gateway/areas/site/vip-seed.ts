import { toMinor } from '#src/contract/core/amount.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Level = Tables['vip_levels'];

const named = (id: string, pt: string, en: string, turnover: string, rest = { pt: '', en: '' }): Level => ({
  id,
  name_pt: `Clube Maré ${pt}`,
  name_en: `Maré Club ${en}`,
  turnover_minor: toMinor(turnover),
  benefits_pt: rest.pt,
  benefits_en: rest.en,
});

/** The demonstration's levels. They are names and give nothing else, and they say so once. */
export const vipLevels: readonly Level[] = [
  named('bronze', 'Bronze', 'Bronze', '0.00', {
    pt: 'O nome do nível aparece na sua conta.\nEste site é uma demonstração: os níveis não dão outros benefícios, e nenhum valor é dinheiro de verdade.',
    en: 'The level’s name appears in your account.\nThis site is a demonstration: levels carry no other benefits, and no amount is real money.',
  }),
  named('prata', 'Prata', 'Silver', '5000.00'),
  named('ouro', 'Ouro', 'Gold', '50000.00'),
  named('diamante', 'Diamante', 'Diamond', '250000.00'),
];
