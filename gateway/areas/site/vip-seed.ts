import { toMinor } from '#src/contract/core/amount.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Level = Tables['vip_levels'];

const named = (id: string, pt: string, en: string, turnover: string, rest = { pt: '', en: '' }): Level => ({
  id,
  name_pt: `Clube Maré ${pt}`,
  name_en: `Maré Club ${en}`,
  turnover_minor: toMinor(turnover),
  benefits_pt: `O nome do nível aparece na sua conta.${rest.pt && `\n${rest.pt}`}`,
  benefits_en: `The level’s name appears in your account.${rest.en && `\n${rest.en}`}`,
});

/** The demonstration's levels. They are names and give nothing else, and they say so. */
export const vipLevels: readonly Level[] = [
  named('bronze', 'Bronze', 'Bronze', '0.00', {
    pt: 'Este site é uma demonstração: os níveis não dão benefícios. Não há bônus, crédito nem dinheiro de verdade.',
    en: 'This site is a demonstration: levels carry no benefits. There is no bonus, no credit and no real money.',
  }),
  named('prata', 'Prata', 'Silver', '5000.00'),
  named('ouro', 'Ouro', 'Gold', '50000.00'),
  named('diamante', 'Diamante', 'Diamond', '250000.00', {
    pt: 'Seu nível é definido pela equipe.',
    en: 'Your level is set by our team.',
  }),
];
