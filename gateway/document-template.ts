import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { homeDataId } from '#src/contract/home-document.ts';
import * as v from 'valibot';
import { escapeHtml } from './escape-html.ts';

/** One file of Vite's manifest: what it imports and the styles that it needs. */
const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** The sources whose styles home needs before its first paint, beside the entry's. */
const homeSource = /^src\/(?:routes\/(?:index|home-like|m\.home|__root)|features\/(?:home\/home-(?:page|banners|below)|shell\/footer))\b/;

type Rendered = { readonly html: string; readonly data: string; readonly title: string; readonly lang: string };

export type DocumentTemplate = {
  /** The document with home's content, its data, and the styles it needs inline. */
  readonly fill: (rendered: Rendered) => string;
  /** The document without content. */
  readonly shell: () => string;
};

/** The built index.html with its three marks, or null when nothing has been built. */
export async function readTemplate(distDir: string): Promise<DocumentTemplate | null> {
  const client = join(distDir, 'client');
  const html = await readFile(join(client, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const manifest = v.parse(Manifest, JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')));
  const files = homeStyles(manifest);
  const css = (await Promise.all(files.map((file) => readFile(join(client, file), 'utf8')))).join('\n');
  return {
    shell: () => replaceMarks(html, { head: '', content: '', data: '' }),
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

/** The style sheets of the entry and of home, each once, those of imported files first. */
function homeStyles(manifest: Manifest): string[] {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports) visit(imported);
    for (const file of chunk.css) styles.add(file);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  for (const key of Object.keys(manifest)) if (homeSource.test(key)) visit(key);
  return [...styles];
}

/** A sheet that is inline already: disabled it is not fetched, and Vite's preloading finds it and asks for no second one. */
const placeholder = (file: string) => `<link rel="stylesheet" href="/${file}" disabled>`;

const inlineStyles = (html: string, files: readonly string[]) =>
  html.replaceAll(/[ \t]*<link[^>]*\brel="stylesheet"[^>]*>\n?/g, (link) => (files.some((file) => link.includes(`"/${file}"`)) ? '' : link));

function replaceMarks(html: string, marks: { head: string; content: string; data: string }): string {
  return html
    .replace('<!--app-head-->', () => marks.head)
    .replace('<!--app-html-->', () => marks.content)
    .replace('<!--app-data-->', () => marks.data);
}
