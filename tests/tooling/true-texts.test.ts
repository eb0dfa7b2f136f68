import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildContent } from '#gateway/demo/content.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { isToCome } from '../support/pages-to-come.ts';

/** Says that something does not exist today. */
const notToday =
  /ainda não|em breve|not (?:yet |open |available )+|\b(?:isn't|is not|are not)\b[^.]* yet\b|\bsoon\b(?! as)/i;

/** The pages that a piece of HTML leads to. */
const linksOf = (html: string) => [...html.matchAll(/href="(\/m\/[^"?]*)[^"]*"/g)].map(([, path = '']) => path);
/** The paragraphs and list items of a content, each of which says one thing. */
const blocksOf = (html: string) => html.split(/<\/(?:p|li)>/).filter((block) => block.trim() !== '');

type Written = { readonly where: string; readonly title: string; readonly content: string };

/** What a text says of pages that are there: it promises, and links to no page that is still to come, or to one that is there. */
function untrueIn({ where, title, content }: Written): string[] {
  const promised = blocksOf(content).filter((block) => notToday.test(block));
  const bare = promised.filter((block) => {
    const links = linksOf(block);
    return links.length === 0 || !links.every(isToCome);
  });
  const untitled = notToday.test(title) && promised.length === 0 ? [title] : [];
  return [...bare, ...untitled].map((text) => `${where}: ${text}`);
}

it('a text of the demonstration says of nothing that it is still to come but of a page that is, to which it links', () => {
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

it('such a text is found: without a link, and with one to a page that is there', () => {
  const found = (title: string, content: string) => untrueIn({ where: 'here', title, content }).length;
  const [come] = ['/m/voucherCenter'];
  expect(found('', '<p>Participar ainda não está aberto.</p>')).toBe(1);
  expect(found('', '<p>The <a href="/m/gameRecord">betting record</a> is not open yet.</p>')).toBe(1);
  expect(found('Em breve: convites', '<p>Regras.</p>')).toBe(1);
  expect(
    found('', `<p><a href="${come}">Depósitos</a> ainda não estão disponíveis.</p><p><a href="/m/help">Ajuda</a></p>`),
  ).toBe(0);
  expect(found('', '<p>As soon as you win.</p>')).toBe(0);
});

/** Where the app may say that a page is to come: what asks the route tree whether it is, and the list of those pages. */
const asking = [
  'src/components/kit/soon-mark.tsx',
  'src/components/kit/empty/programme-closed.tsx',
  'src/features/shell/agent-referral.tsx',
  'src/features/shell/page-to-come.tsx',
  'src/features/promotions/promotion-flag.tsx',
  'src/routes/-pages-to-come.data.ts',
];
/** In the catalogue it is a page or a function of which nothing else can be meant. */
const ofPages = /\bsoon\b(?! as)|not (?:open|available) yet/i;

it('no text of the app says that something is to come, but where the page itself is asked', () => {
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
