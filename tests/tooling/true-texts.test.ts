import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildContent } from '#gateway/demo/content.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { isComingSoon } from '../support/coming-soon.ts';

/** Says that something does not exist today. */
const notToday =
  /ainda não|em breve|not (?:yet |open |available )+|\b(?:isn't|is not|are not)\b[^.]* yet\b|\bsoon\b(?! as)/i;

/** The pages that a piece of HTML links to. */
const linksOf = (html: string) => [...html.matchAll(/href="(\/m\/[^"?]*)[^"]*"/g)].map(([, path = '']) => path);
/** The paragraphs and list items of a content, each with one statement. */
const blocksOf = (html: string) => html.split(/<\/(?:p|li)>/).filter((block) => block.trim() !== '');

type Written = { readonly where: string; readonly title: string; readonly content: string };

/** False statements about pages: it promises something and links to no page that is not built yet, or to one that is. */
function untrueIn({ where, title, content }: Written): string[] {
  const promised = blocksOf(content).filter((block) => notToday.test(block));
  const bare = promised.filter((block) => {
    const links = linksOf(block);
    return links.length === 0 || !links.every(isComingSoon);
  });
  const untitled = notToday.test(title) && promised.length === 0 ? [title] : [];
  return [...bare, ...untitled].map((text) => `${where}: ${text}`);
}

it('a text of the demonstration only announces pages that are not built yet, with a link to them', () => {
  const now = Date.UTC(2026, 10, 26);
  const written = Object.entries(buildContent(now)).flatMap(([table, rows]) =>
    rows.flatMap((row: object) => {
      const fields = Object.entries(row).filter((field): field is [string, string] => typeof field[1] === 'string');
      return ['pt', 'en'].map((language): Written => {
        const texts = fields.filter(([name]) => name.endsWith(`_${language}`));
        const contents = texts.filter(([name]) => name.startsWith('content'));
        return {
          where: `${table} ${Reflect.get(row, 'id') ?? ''}`,
          title: texts
            .filter((text) => !contents.includes(text))
            .map(([, text]) => text)
            .join('\n'),
          content: contents.map(([, text]) => text).join(''),
        };
      });
    }),
  );
  expect(written.filter(({ content }) => content !== '').length).toBeGreaterThan(60);
  expect(written.flatMap(untrueIn)).toEqual([]);
});

it('such a text is found: without a link, and with one to an existing page', () => {
  const found = (title: string, content: string) => untrueIn({ where: 'here', title, content }).length;
  const [come] = ['/m/member/to-come'];
  expect(found('', '<p>Participar ainda não está aberto.</p>')).toBe(1);
  expect(found('', '<p>The <a href="/m/gameRecord">betting record</a> is not open yet.</p>')).toBe(1);
  expect(found('Em breve: convites', '<p>Regras.</p>')).toBe(1);
  expect(
    found('', `<p><a href="${come}">Depósitos</a> ainda não estão disponíveis.</p><p><a href="/m/help">Ajuda</a></p>`),
  ).toBe(0);
  expect(found('', '<p>As soon as you win.</p>')).toBe(0);
});

/** The code that may announce a page: it checks the route tree; and the list of those pages. */
const asking = [
  'src/components/kit/soon-mark.tsx',
  'src/components/kit/empty/programme-closed.tsx',
  'src/features/shell/agent-referral.tsx',
  'src/features/shell/coming-soon-page.tsx',
  'src/features/promotions/promotion-flag.tsx',
  'src/routes/-coming-soon.data.ts',
];
/** In the catalogue an announcement can only be about a page or a function. */
const ofPages = /\bsoon\b(?! as)|not (?:open|available) yet/i;

it('no text of the app announces something, except where the page itself is checked', () => {
  const folder = join(projectRoot, 'locales');
  const entries = readdirSync(folder)
    .filter((file) => file.startsWith('en'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n\n'));
  const found = entries.flatMap((entry) => {
    const text = /^msgid "(.+)"$/m.exec(entry)?.[1] ?? '';
    if (!ofPages.test(text) || /as soon as/i.test(text)) return [];
    return [...entry.matchAll(/^#: (\S+)$/gm)].flatMap(([, file = '']) =>
      asking.includes(file) ? [] : [`${file}: ${text}`],
    );
  });
  expect(found).toEqual([]);
});
