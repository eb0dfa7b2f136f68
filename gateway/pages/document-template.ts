import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { homeDataId } from '#src/contract/worker/home-document.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { entriesOf, filesOf, readManifest } from './build-manifest.ts';
import { escapeHtml } from '../process/escape-html.ts';
import { namePageCode } from './page-code.ts';

type Rendered = { readonly html: string; readonly data: string; readonly title: string; readonly lang: string };
/** The document's head: a title, and the elements of its card instead of the plain description. */
type Described = { readonly title: string; readonly lang: string; readonly tags: string };

export type DocumentTemplate = {
  /** The style sheets whose classes the content uses, besides the entry's: fetching one would delay the first paint. */
  readonly stylesFor: (content: string) => readonly string[];
  /** The document with a page's content, its data, the elements of its card, and these sheets inline. */
  readonly fillIn: (rendered: Rendered & Described, styles: readonly string[]) => string;
  /** The elements that name the code of a page and its texts, by language and path; a page without code of its own has none. */
  readonly code: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  /** The document without content, with such elements, and described as itself where it is known. */
  readonly shell: (code?: string, described?: Described) => string;
};

/**
 * The built index.html with its three marks, or null when nothing has been built. `forMembers`: the paths of pages that none but
 * members enter.
 */
export async function readTemplate(
  distDir: string,
  forMembers: ReadonlySet<string> = new Set(),
): Promise<DocumentTemplate | null> {
  const client = join(distDir, 'client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const manifest = await readManifest(client);
  const own = filesOf(manifest, entriesOf(manifest)).styles;
  const all = [...new Set([...own, ...filesOf(manifest, Object.keys(manifest)).styles])];
  const sheets = new Map(
    await Promise.all(all.map(async (file) => [file, await readFile(join(client, file), 'utf8')] as const)),
  );
  const classes = new Map([...sheets].map(([file, css]) => [file, classesIn(css)]));
  const bare = inlineStyles(html, sheets, own);
  return {
    code: { pt: namePageCode(manifest, 'pt', forMembers), en: namePageCode(manifest, 'en', forMembers) },
    shell: (code = '', described) =>
      replaceMarks(described ? describe(bare, described) : bare, { content: '', data: code }),
    stylesFor: (content) => {
      const used = new Set([...content.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
      return all.filter((file) => own.includes(file) || classes.get(file)?.some((name) => used.has(name)));
    },
    fillIn: ({ html: content, data, ...described }, styles) =>
      replaceMarks(describe(inlineStyles(html, sheets, styles), described), {
        content,
        data: `<script type="application/json" id="${homeDataId}">${data}</script>`,
      }),
  };
}

const describe = (html: string, { title, lang, tags }: Described): string =>
  html
    .replace(/(<html[^>]*\slang=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(lang)}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(/<meta name="description"[^>]*>/, () => tags);

const classesIn = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
];

/** A sheet that is inline already: disabled it is not fetched, and Vite's preloading finds it and asks for no second one. */
const placeholder = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

/** The document with these sheets inside. */
function inlineStyles(html: string, sheets: ReadonlyMap<string, string>, files: readonly string[]): string {
  const css = files.map((file) => sheets.get(file) ?? '').join('\n');
  return html
    .replaceAll(/[ \t]*<link[^>]*\brel="stylesheet"[^>]*>\n?/g, (link) =>
      files.some((file) => link.includes(`"/${file}"`)) ? '' : link,
    )
    .replace('<!--app-head-->', () => `<style>${css}</style>${files.map(placeholder).join('')}`);
}

function replaceMarks(html: string, marks: { content: string; data: string }): string {
  return html.replace('<!--app-html-->', () => marks.content).replace('<!--app-data-->', () => marks.data);
}
