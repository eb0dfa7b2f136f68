import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from '../law/read-module.ts';
import { isCode, isTest, listSourceFiles } from '../law/source-files.ts';

/** Journeys that a change can reach, each with the reason; `everything` names the file that reaches all of them. */
export type Reach = { everything?: string; specs: ReadonlyMap<string, string> };

const isSpec = (file: string) => file.endsWith('.spec.ts');
/** Names all routes: through it every source would reach every page. */
const routeTree = 'src/routeTree.gen.ts';
/** The common start of every page, in the browser, the worker and the gateway, and the code that builds and runs them. */
const entries =
  /^(?:src\/(?:main|entry-server|router)\.tsx?|src\/routes\/(?:__root|index|m\.home|\$|-\w+)\.tsx|sw\/sw\.ts|gateway\/server\/server\.ts|[\w.]+\.config\.ts|scripts\/command\/build\.ts)$/;
/** Files that are shipped neither to a browser nor to the gateway. */
const isAside = (file: string) => /^(?:docs|\.ci)\/|\.md$|^LICENSE$/.test(file);

/** For every file the files that import it. */
function readImporters(root: string): ReadonlyMap<string, readonly string[]> {
  const files = listSourceFiles(root);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((each) => isCode(each) && each !== routeTree)) {
    for (const { target, isPattern } of readModule(root, file).imports) {
      if (target === undefined) continue;
      const targets = isPattern ? files.filter((each) => each.startsWith(target)) : [target];
      for (const each of targets) importers.set(each, [...(importers.get(each) ?? []), file]);
    }
  }
  return importers;
}

/** Everything that imports the file, including itself. */
function closure(file: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([file]);
  for (const each of found) for (const other of next.get(each) ?? []) found.add(other);
  return found;
}

/** The name of a route in a journey's text: `m.member.home.tsx` is `member/home`, also in a regular expression. */
function nameOfRoute(route: string): RegExp {
  const parts = route
    .replace(/^src\/routes\/(?:m\.)?/, '')
    .replace(/\.tsx$/, '')
    .replaceAll('[.]', '\0')
    .split('.');
  const name = parts.map((part) => part.replaceAll('\0', '.')).join('/');
  return new RegExp(String.raw`\b${name.replaceAll('.', String.raw`\.`).replaceAll('/', String.raw`\\?/`)}\b`);
}

/** A journey that builds its URLs from lists may visit every page. */
const goesEverywhere = /\/m\/\$\{|support\/pages\.ts/;

/**
 * The journeys that a change of these files can reach: by their imports, and by the pages that they name, because a page is
 * reached by all imports of its route. The common start of every page, and files that are not code, reach everything.
 */
export function reachOf(root: string, changed: readonly string[]): Reach {
  const importers = readImporters(root);
  const files = new Set(listSourceFiles(root));
  const texts = new Map(
    [...files].filter(isSpec).map((spec) => [spec, readFileSync(join(root, spec), 'utf8')] as const),
  );
  const specs = new Map<string, string>();
  for (const file of changed.filter((each) => !isAside(each) && (files.has(each) || !isTest(each)))) {
    const isKnown = files.has(file) && (importers.has(file) || isCode(file));
    const reached = [...closure(file, importers)];
    const shipped = reached.filter((each) => !isTest(each));
    if (!isKnown || (!isTest(file) && shipped.some((each) => entries.test(each))))
      return { everything: file, specs: new Map([...texts.keys()].map((spec) => [spec, file])) };
    for (const spec of reached.filter(isSpec)) specs.set(spec, `imports ${file}`);
    for (const route of shipped.filter((each) => each.startsWith('src/routes/'))) {
      const name = nameOfRoute(route);
      for (const [spec, text] of texts)
        if (name.test(text) || goesEverywhere.test(text)) specs.set(spec, `goes to ${route}, which imports ${file}`);
    }
  }
  return { specs };
}
