/**
 * The byte budgets of the first visit, measured on the build. A missing file of a budget is a fault like one that is too large:
 * otherwise a budget without a measurement would always pass.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';

/**
 * Bytes after Brotli, of inline scripts uncompressed as in each document; 1 kB is 1000 bytes. The first route is the start of
 * every page, and for each route its place in the tree and its page's description.
 */
export const budgets = {
  firstRouteBase: 110_500,
  eachRoute: 110,
  homeDocument: 14_000,
  inlineScript: 2000,
  worker: 16_000,
};

/**
 * Files of src/routes that are a route: without the parts next to them, which begin with a hyphen, and without their tests and
 * search parsers.
 */
const isRoute = (file: string): boolean => /^[^-].*\.tsx$/.test(file) && !/\.(?:test|search)\.tsx$/.test(file);

/** The budget of the first route's JavaScript: an added route does not use up the others' budget. */
export function firstRouteBudget(root: string): number {
  const folder = join(root, 'src/routes');
  const routes = existsSync(folder) ? readdirSync(folder).filter(isRoute) : [];
  return budgets.firstRouteBase + budgets.eachRoute * routes.length;
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferInput<typeof Manifest>;

/** Brotli bytes of the guest's home document with its inline CSS, by language; written by scripts/tool/home-size.ts. */
const HomeSize = v.record(v.string(), v.pipe(v.number(), v.minValue(1)));

class MissingFile extends Error {}

function read(file: string): Buffer {
  if (!existsSync(file)) throw new MissingFile(`${file} is not there: nothing to measure`);
  return readFileSync(file);
}

const readJson = <Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> =>
  v.parse(schema, JSON.parse(read(file).toString()));

/**
 * Scripts executed by a first visit to home in the default language: the entry, the chunks of the root route and of home where
 * they are split from it, the Portuguese catalogue, and all their static imports.
 */
const firstRouteRoots = [
  /^index\.html$/,
  /^locales\/pt\.po$/,
  /^src\/routes\/(?:__root|index|m\.home)\.tsx\?tsr-split=/,
];
// The last pattern is missing where home is part of the entry. Another route has to show that routes are still named so.
const mustExist = [/^index\.html$/, /^locales\/pt\.po$/, /^src\/routes\/.+\.tsx\?tsr-split=/];

/** The script files of the first route, from Vite's manifest. Throws when the manifest no longer has its roots. */
export function firstRouteFiles(manifest: Manifest): string[] {
  const keys = Object.keys(manifest);
  for (const pattern of mustExist) {
    if (!keys.some((key) => pattern.test(key)))
      throw new MissingFile(`the manifest has no chunk for ${pattern.source}`);
  }
  const wanted = new Set<string>();
  const collect = (key: string): void => {
    if (wanted.has(key)) return;
    wanted.add(key);
    for (const next of manifest[key]?.imports ?? []) collect(next);
  };
  for (const key of keys) if (firstRouteRoots.some((pattern) => pattern.test(key))) collect(key);
  const files = [...wanted].map((key) => manifest[key]?.file ?? key);
  return [...new Set(files)].filter((file) => file.endsWith('.js')).toSorted();
}

/** Vite's manifest of a build's chunks. */
export const readManifest = (client: string): Manifest => readJson(join(client, '.vite/manifest.json'), Manifest);

/** Brotli bytes of the first route's JavaScript in a build. */
function firstRouteScriptSize(client: string): number {
  return firstRouteFiles(readManifest(client)).reduce(
    (sum, file) => sum + brotliCompressSync(read(join(client, file))).length,
    0,
  );
}

/** Brotli bytes of the heaviest language's home document. */
function homeDocumentSize(client: string): number {
  const sizes = Object.values(readJson(join(client, 'home-size.json'), HomeSize));
  if (sizes.length === 0) throw new MissingFile('home-size.json names no language');
  return Math.max(...sizes);
}

/** Brotli bytes of the service worker with its list of files. */
const workerSize = (client: string): number => brotliCompressSync(read(join(client, 'sw.js'))).length;

/** Bytes of the inline scripts of every document, not compressed. */
function inlineScriptSize(client: string): number {
  const html = read(join(client, 'index.html')).toString();
  const found = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g)];
  if (found.length === 0) throw new MissingFile('index.html has no inline script');
  return found.reduce((sum, [, text = '']) => sum + Buffer.byteLength(text), 0);
}

/** Measures the budgets and prints the results. Returns those over budget or without a measurement, one line each. */
export function findBudgetFaults(root: string, say: (line: string) => void = console.log): string[] {
  const client = join(root, 'dist/client');
  const measures = [
    ['firstRouteScript', firstRouteBudget(root), firstRouteScriptSize],
    ['homeDocument', budgets.homeDocument, homeDocumentSize],
    ['inlineScript', budgets.inlineScript, inlineScriptSize],
    ['worker', budgets.worker, workerSize],
  ] as const;
  return measures.flatMap(([name, budget, measure]) => {
    try {
      const size = measure(client);
      say(`${name}: ${size} of ${budget} bytes`);
      return size <= budget ? [] : [`${name} has ${size} bytes, over its budget of ${budget}`];
    } catch (error) {
      if (error instanceof MissingFile) return [`${name}: ${error.message}`];
      throw error;
    }
  });
}
