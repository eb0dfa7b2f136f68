import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { readModule } from '../../scripts/law/read-module.ts';

/** A page that is shown once its own texts are loaded (page-texts.ts); home is not one. */
const isPage = (file: string) => /^src\/(?:routes\/(?:m\.(?!home\.)|\$)|features\/gallery\/)/.test(file);

/** The files that can be on screen before any page but home was opened, by their imports, static or dynamic. */
function reachableWithoutPages(): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (!/^src\/.*\.tsx?$/.test(file) || isPage(file) || seen.has(file)) return;
    seen.add(file);
    for (const { target, isPattern } of readModule(projectRoot, file).imports) if (target && !isPattern) visit(target);
  };
  visit('src/main.tsx');
  return seen;
}

/** The files whose texts are in a catalogue, by message. */
function originsIn(catalogue: string): ReadonlyMap<string, readonly string[]> {
  const entries = readFileSync(join(projectRoot, `locales/${catalogue}.po`), 'utf8')
    .trimEnd()
    .split('\n\n');
  return new Map(
    entries.map((entry) => [
      entry.slice(entry.search(/^msg/m)),
      [...entry.matchAll(/^#: (\S+)/gm)].map(([, file]) => file ?? ''),
    ]),
  );
}

it('texts that can be on screen without a page are not in a page’s catalogue', () => {
  const reachable = reachableWithoutPages();
  expect(reachable.size).toBeGreaterThan(100);
  const early = [...originsIn('pt-pages').values()].flat().filter((file) => reachable.has(file));
  expect(early).toEqual([]);
});

it('a text that is in several catalogues has one translation, since the server reads them all', () => {
  const translations = new Map<string, Set<string>>();
  for (const catalogue of ['pt', 'pt-shell', 'pt-pages']) {
    for (const message of originsIn(catalogue).keys()) {
      const id = message.slice(0, message.indexOf('\nmsgstr'));
      translations.set(id, (translations.get(id) ?? new Set()).add(message));
    }
  }
  expect(translations.size).toBeGreaterThan(500);
  expect([...translations].filter(([, messages]) => messages.size > 1).map(([id]) => id)).toEqual([]);
});
