import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '../context/gateway.ts';
import type { Representation } from '../context/representation.ts';
import { inlineOf } from '../http/security-headers.ts';
import { findCard } from './cards/find-card.ts';
import { cardTags, type LinkCard } from './cards/link-card.ts';
import type { DocumentTemplate } from './document-template.ts';
import { represent } from './page-renderer.ts';

export type AppShells = {
  /** The document without content of a path, which names its page's code; null when nothing has been built. */
  readonly ofPath: (path: string, language: Language) => Representation | null;
  /** The same for a whole address: one that is shared has its card, for programs that run no script. */
  readonly ofAddress: (address: string, language: Language) => Promise<Representation | null>;
};

const locales = { pt: 'pt-BR', en: 'en' } as const;

/** The app shells of all pages, cached by the page code that they preload; those with a card in the response cache, by its content: no address is a key. */
export function createAppShells(gateway: Gateway, template: DocumentTemplate | null): AppShells {
  const byCode = new Map<string, Representation>();
  const ofPath = (path: string, language: Language): Representation | null => {
    if (!template) return null;
    const code = template.code[language].get(path) ?? '';
    const known = byCode.get(code);
    if (known) return known;
    const html = template.shell(code);
    const made = represent(html, inlineOf(html), gateway);
    byCode.set(code, made);
    return made;
  };
  const withCard = (path: string, language: Language, card: LinkCard, { code, shell }: DocumentTemplate) =>
    gateway.responseCache.get(`card ${language} ${path} ${card.picture}`, ['games', 'vendors', 'status'], () => {
      const named = code[language].get(path) ?? '';
      const tags = cardTags(card, gateway.config.publicOrigin);
      const html = shell(named, { title: card.title, lang: locales[language], tags });
      return Promise.resolve(represent(html, inlineOf(shell(named)), gateway));
    });
  return {
    ofPath,
    ofAddress: async (address, language) => {
      const [path = ''] = address.split('?');
      const card = template && (await findCard(gateway, address, language));
      return template && card ? withCard(path, language, card, template) : ofPath(path, language);
    },
  };
}
