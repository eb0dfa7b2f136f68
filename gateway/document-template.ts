import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { homeDataId } from '#src/contract/home-document.ts';
import type { Language } from '#src/contract/wire.ts';
import { entriesOf, filesOf, readManifest } from './build-manifest.ts';
import { escapeHtml } from './escape-html.ts';
import { namePageCode } from './page-code.ts';

/** The sources whose styles home needs before its first paint, beside the entry's. */
const homeSource =
  /^src\/(?:routes\/(?:index|home-like|m\.home|__root)|features\/(?:home\/home-(?:page|banners|below)|shell\/footer))\b/;

type Rendered = { readonly html: string; readonly data: string; readonly title: string; readonly lang: string };

export type DocumentTemplate = {
  /** The document with home's content, its data, and the styles it needs inline. */
  readonly fill: (rendered: Rendered) => string;
  /** The document without content; for a page with code of its own it names that code and the texts of the language. */
  readonly shell: (path?: string, language?: Language) => string;
};

/** The built index.html with its three marks, or null when nothing has been built. */
export async function readTemplate(distDir: string): Promise<DocumentTemplate | null> {
  const client = join(distDir, 'client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const manifest = await readManifest(client);
  // The style sheets of the entry and of home.
  const homeKeys = Object.keys(manifest).filter((key) => homeSource.test(key));
  const files = filesOf(manifest, [...entriesOf(manifest), ...homeKeys]).styles;
  const code = { pt: namePageCode(manifest, 'pt'), en: namePageCode(manifest, 'en') };
  const css = (await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))).join('\n');
  return {
    shell: (path = '', language = 'pt') =>
      replaceMarks(html, { head: '', content: '', data: code[language].get(path) ?? '' }),
    fill: ({ html: content, data, title, lang }) =>
      replaceMarks(inlineStyles(html, files), {
        head: `<style>${css}</style>${files.map(placeholder).join('')}`,
        content,
        data: `<script type="application/json" id="${homeDataId}">${data}</script>`,
      })
        .replace(/(<html[^>]*\slang=")[^"]*"/, (_, start: string) => `${start}${escapeHtml(lang)}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`),
  };
}

/** A sheet that is inline already: disabled it is not fetched, and Vite's preloading finds it and asks for no second one. */
const placeholder = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const inlineStyles = (html: string, files: readonly string[]) =>
  html.replaceAll(/[ \t]*<link[^>]*\brel="stylesheet"[^>]*>\n?/g, (link) =>
    files.some((file) => link.includes(`"/${file}"`)) ? '' : link,
  );

function replaceMarks(html: string, marks: { head: string; content: string; data: string }): string {
  return html
    .replace('<!--app-head-->', () => marks.head)
    .replace('<!--app-html-->', () => marks.content)
    .replace('<!--app-data-->', () => marks.data);
}
