import type { Language } from '#src/contract/core/wire.ts';
import { type BuildManifest, entriesOf, filesOf } from './build-manifest.ts';

/** A route's own chunk: src/routes/m.gameList.tsx is the page /m/gameList. */
const routeChunk = /^src\/routes\/([\w.]+)\.tsx\?tsr-split=component---loader$/;

/**
 * The elements that preload what an app shell needs before it can render: code, texts and styles are fetched in
 * parallel rather than one after the other. By path; a path that is missing has no code of its own. `forMembers`: the paths of pages
 * that only members enter, which have texts of their own.
 */
export function namePageCode(
  manifest: BuildManifest,
  language: Language,
  forMembers: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const entries = entriesOf(manifest);
  const here = new Set(filesOf(manifest, entries).styles);
  const texts = [`locales/${language}.po`, `locales/${language}-shell.po`, `locales/${language}-pages.po`];
  const pages = new Map<string, string>();
  for (const key of Object.keys(manifest)) {
    const name = routeChunk.exec(key)?.[1];
    if (name === undefined) continue;
    const path = `/${name.replaceAll('.', '/')}`;
    const membersTexts = forMembers.has(path) ? [`locales/${language}-members.po`] : [];
    const { scripts, styles } = filesOf(manifest, [...entries, ...texts, ...membersTexts, key]);
    const missing = styles.filter((file) => !here.has(file));
    pages.set(
      path,
      [
        // Vite asks for styles with crossorigin: a preload without it would be fetched for nothing.
        ...missing.map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
        ...scripts.map((file) => `<link rel="modulepreload" href="/${file}">`),
      ].join(''),
    );
  }
  return pages;
}
