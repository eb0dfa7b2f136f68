import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { homeDataId } from '#src/contract/home-document.ts';
import type { Language } from '#src/contract/wire.ts';
import { entriesOf, filesOf, readManifest } from './build-manifest.ts';
import { escapeHtml } from '../process/escape-html.ts';
import { namePageCode } from './page-code.ts';

/** The sources whose styles home needs before its first paint, beside the entry's. */
const homeSource =
  /^src\/(?:routes\/(?:index|home-like|m\.home|__root)|features\/(?:home\/home-(?:page|banners|below)|shell\/footer))\b/;

type Rendered = { readonly html: string; readonly data: string; readonly title: string; readonly lang: string };

export type DocumentTemplate = {
  /** The document with home's content and its data; like the other, it has the styles that it needs inline. */
  readonly fill: (rendered: Rendered) => string;
  /** The elements that name the code of a page and its texts, by language and path; a page without code of its own has none. */
  readonly code: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  /** The document without content, with such elements. */
  readonly shell: (code?: string) => string;
};

/** The built index.html with its three marks, or null when nothing has been built. */
export async function readTemplate(distDir: string): Promise<DocumentTemplate | null> {
  const client = join(distDir, 'client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const manifest = await readManifest(client);
  const entries = entriesOf(manifest);
  const homeKeys = Object.keys(manifest).filter((key) => homeSource.test(key));
  const [home, bare] = await Promise.all([
    inlineStyles(html, client, filesOf(manifest, [...entries, ...homeKeys]).styles),
    inlineStyles(html, client, filesOf(manifest, entries).styles),
  ]);
  return {
    code: { pt: namePageCode(manifest, 'pt'), en: namePageCode(manifest, 'en') },
    shell: (code = '') => replaceMarks(bare, { content: '', data: code }),
    fill: ({ html: content, data, title, lang }) =>
      replaceMarks(home, {
        content,
        data: `<script type="application/json" id="${homeDataId}">${data}</script>`,
      })
        .replace(/(<html[^>]*\slang=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(lang)}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`),
  };
}

/** A sheet that is inline already: disabled it is not fetched, and Vite's preloading finds it and asks for no second one. */
const placeholder = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

/** The document with these sheets inside: a sheet that has to be fetched holds up the first paint. */
async function inlineStyles(html: string, client: string, files: readonly string[]): Promise<string> {
  const css = (await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))).join('\n');
  return html
    .replaceAll(/[ \t]*<link[^>]*\brel="stylesheet"[^>]*>\n?/g, (link) =>
      files.some((file) => link.includes(`"/${file}"`)) ? '' : link,
    )
    .replace('<!--app-head-->', () => `<style>${css}</style>${files.map(placeholder).join('')}`);
}

function replaceMarks(html: string, marks: { content: string; data: string }): string {
  return html.replace('<!--app-html-->', () => marks.content).replace('<!--app-data-->', () => marks.data);
}
