import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildContent } from '#gateway/demo/seed-database.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** Says that something does not exist today. */
const notToday =
  /ainda não|em breve|not (?:yet |open |available )+|\b(?:isn't|is not|are not)\b[^.]* yet\b|\bsoon\b(?! as)/i;

/** The paragraphs and list items of a content, each with one statement. */
const blocksOf = (html: string) => html.split(/<\/(?:p|li)>/).filter((block) => block.trim() !== '');

type Written = { readonly where: string; readonly title: string; readonly content: string };

/** Statements that something is not there yet: all pages are built. */
const untrueIn = ({ where, title, content }: Written): string[] =>
  [title, ...blocksOf(content)].filter((text) => notToday.test(text)).map((text) => `${where}: ${text}`);

it('no text of the demonstration says that a page is still to come', () => {
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

it('such a text is found, in a title and in a block', () => {
  const found = (title: string, content: string) => untrueIn({ where: 'here', title, content }).length;
  expect(found('', '<p>Participar ainda não está aberto.</p>')).toBe(1);
  expect(found('', '<p>The <a href="/m/gameRecord">betting record</a> is not open yet.</p>')).toBe(1);
  expect(found('Em breve: convites', '<p>Regras.</p>')).toBe(1);
  expect(found('', '<p>As soon as you win.</p>')).toBe(0);
});

/** The code that says so of a closed programme, and of a promotion that begins later. */
const asking = ['src/components/kit/empty/programme-closed.tsx', 'src/features/promotions/promotion-flag.tsx'];
/** In the catalogue an announcement can only be about a page or a function. */
const ofPages = /\bsoon\b(?! as)|not (?:open|available) yet/i;

it('no text of the app says that something is still to come, but of closed programmes and later promotions', () => {
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
