import type { LegalLine } from '#src/contract/site/system.schema.ts';
import type { Profile } from '#src/contract/core/profiles.ts';
import { type MerchantSettings, profileOf } from './merchant.ts';

/** Legal lines that each jurisdiction requires at the end of every page. */
const ofPlace: Readonly<Record<Profile, readonly LegalLine[]>> = {
  open: [
    { pt: 'Demonstração: sem licença, sem dinheiro de verdade.', en: 'A demonstration: no licence, no real money.' },
  ],
  br: [{ pt: 'Autoexclusão: gov.br', en: 'Self-exclusion: gov.br', url: 'https://www.gov.br/autoexclusaoapostas' }],
  uk: [{ pt: 'Ajuda: GamCare', en: 'Help: GamCare', url: 'https://www.gamcare.org.uk' }],
  mt: [{ pt: 'Ajuda: RGF', en: 'Help: Responsible Gaming Foundation', url: 'https://www.rgf.org.mt' }],
  on: [{ pt: 'Ajuda: ConnexOntario', en: 'Help: ConnexOntario', url: 'https://www.connexontario.ca' }],
};

/** The lines at the end of every page: the operator's own (company, licence, ombudsman), then those of the place. */
export const legalLinesOf = (settings: MerchantSettings): LegalLine[] => [
  ...settings.legal,
  ...ofPlace[profileOf(settings)],
];
