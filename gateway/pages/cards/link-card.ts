import type { Language } from '#src/contract/core/wire.ts';
import { escapeHtml } from '../../process/escape-html.ts';

/** A shared link's preview in a messenger: title, text, and the path of a picture on our origin (card-pictures.ts). */
export type LinkCard = { readonly title: string; readonly text: string; readonly picture: string };

export const cardFolder = '/art/card';
export const sitePicture = `${cardFolder}/site.png`;
export const invitationPicture = `${cardFolder}/invitation.png`;
export const gamePicture = (nodeId: string): string => `${cardFolder}/g/${encodeURIComponent(nodeId)}.png`;

const texts = {
  pt: {
    site: 'Jogos, ganhadores e promoções num só lugar, também com rede ruim.',
    invited: (brand: string) => `Convite para a ${brand}`,
    join: (age: number) => `Abra a sua conta por este link. Só para maiores de ${age} anos. Jogue com moderação.`,
    play: (vendor: string, brand: string) => `De ${vendor}, na ${brand}. Veja as regras e os prêmios antes de jogar.`,
  },
  en: {
    site: 'Games, winners and promotions in one place, even on a poor connection.',
    invited: (brand: string) => `Invitation to ${brand}`,
    join: (age: number) => `Open your account with this link. For people of ${age} and over. Play responsibly.`,
    play: (vendor: string, brand: string) => `By ${vendor}, on ${brand}. See the rules and the prizes before you play.`,
  },
};

/** The card of the site and of each of its public pages. */
export const siteCard = (title: string, language: Language): LinkCard => ({
  title,
  text: texts[language].site,
  picture: sitePicture,
});

/** The card of an invitation: the same for every code, which it does not show. */
export const invitationCard = (brand: string, age: number, language: Language): LinkCard => ({
  title: texts[language].invited(brand),
  text: texts[language].join(age),
  picture: invitationPicture,
});

type SharedGame = { readonly nodeId: string; readonly name: string; readonly vendor: string };

/** The card of a shared game. */
export const gameCard = ({ nodeId, name, vendor }: SharedGame, brand: string, language: Language): LinkCard => ({
  title: `${name} · ${brand}`,
  text: texts[language].play(vendor, brand),
  picture: gamePicture(nodeId),
});

/**
 * A card as elements of a document's head, for programs that run no script: Open Graph, whose title and text Twitter reads, too. The
 * description has both names at once: home's document has no room for a second one.
 */
export function cardTags({ title, text, picture }: LinkCard, origin: string): string {
  const meta = (names: string, content: string) => `<meta ${names} content="${escapeHtml(content)}">`;
  return [
    meta('name="description" property="og:description"', text),
    meta('property="og:title"', title),
    meta('property="og:image"', origin + picture),
    meta('name="twitter:card"', 'summary_large_image'),
  ].join('');
}
