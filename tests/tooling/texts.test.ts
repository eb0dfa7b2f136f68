import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { readModule } from '../../scripts/law/read-module.ts';

/** A page that is shown once its own texts are loaded (page-texts.ts); home is not one. */
const isPage = (file: string) => /^src\/(?:routes\/(?:m\.(?!home\.)|\$)|features\/gallery\/)/.test(file);
/** A page that none but members enter (page.ts): its texts include those of members' pages. */
const isForMembers = (file: string) =>
  isPage(file) &&
  (file.startsWith('src/features/gallery/') ||
    /\baccess: \{\s*for: '(?!guests')/.test(readFileSync(join(projectRoot, file), 'utf8')));

/** The files that can be on screen before any of these pages was opened, by their imports, static or dynamic. */
function reachableWithout(isLater: (file: string) => boolean): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (!/^src\/.*\.tsx?$/.test(file) || isLater(file) || seen.has(file)) return;
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

it.each([
  ['a page', 'pt-pages', isPage, 100],
  ['a member’s page', 'pt-members', isForMembers, 300],
])('texts that can be on screen without %s are not in its catalogue', (_name, catalogue, isLater, least) => {
  const reachable = reachableWithout(isLater);
  expect(reachable.size).toBeGreaterThan(least);
  const early = [...originsIn(catalogue).values()].flat().filter((file) => reachable.has(file));
  expect(early).toEqual([]);
});

it('texts of members’ pages alone are not in the catalogue that visitors load', () => {
  const reachable = reachableWithout(isForMembers);
  const late = [...originsIn('pt-pages').values()].filter(
    (files) => files.length > 0 && files.every((file) => !reachable.has(file)),
  );
  expect(late).toEqual([]);
});

it('a text that is in several catalogues has one translation, since the server reads them all', () => {
  const translations = new Map<string, Set<string>>();
  for (const catalogue of ['pt', 'pt-shell', 'pt-pages', 'pt-members']) {
    for (const message of originsIn(catalogue).keys()) {
      const id = message.slice(0, message.indexOf('\nmsgstr'));
      translations.set(id, (translations.get(id) ?? new Set()).add(message));
    }
  }
  expect(translations.size).toBeGreaterThan(500);
  expect([...translations].filter(([, messages]) => messages.size > 1).map(([id]) => id)).toEqual([]);
});
