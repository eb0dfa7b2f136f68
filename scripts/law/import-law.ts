/**
 * The laws of imports (docs/decisions/001-packages-and-folders.md), checked on every file. The linter rejects default exports; it
 * detects neither small barrels nor cycles through dynamic imports and types, so those are checked here.
 */
import { findCycles } from './cycles.ts';
import { type Import, readModule, type SourceModule, targetExists } from './read-module.ts';
import { complainAboutImport, layerOf } from './layers.ts';
import { isCode, isGenerated, isTest, listSourceFiles } from './source-files.ts';

/**
 * The only file of the app that may import a package, so that all other code uses our wrapper. Tests are exempt; the gateway encrypts
 * and signs with jose in several places.
 */
const singletons: Record<string, RegExp> = {
  ky: /^src\/platform\/calls\/http\.ts$/,
  'idb-keyval': /^src\/platform\/storage\/storage\.ts$/,
  'workbox-window': /^src\/platform\/worker\/sw-bridge\.ts$/,
  dompurify: /^src\/ui\/html[^/]*$/,
  jose: /^(?:src\/platform\/calls\/envelope\.ts$|gateway\/)/,
  'keen-slider': /^src\/ui\/carousel[^/]*$/,
};

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function complainAboutPackage(file: string, specifier: string): string | undefined {
  const name = packageOf(specifier);
  if (isTest(file)) return undefined;
  const owner = singletons[name];
  if (owner && !owner.test(file)) return `${name} is imported by one file only (${owner.source})`;
  if (file.startsWith('src/contract/') && name !== 'valibot')
    return `the contract knows no package but valibot, not ${name}`;
  if (/^(?:src|sw|gateway\/games\/client)\//.test(file) && name.startsWith('node:'))
    return `${name} does not exist in a browser`;
  return undefined;
}

function complainAbout(root: string, file: string, one: Import): string | undefined {
  if (one.target === undefined) return complainAboutPackage(file, one.specifier);
  if (!targetExists(root, one)) return `there is no file ${one.target}`;
  return complainAboutImport(file, one.target);
}

function faultsOfModule(root: string, { file, imports, isBarrel }: SourceModule): string[] {
  const faults = imports.flatMap((one) => {
    const complaint = complainAbout(root, file, one);
    return complaint ? [`${file}:${one.line} imports ${one.specifier}: ${complaint}`] : [];
  });
  if (isBarrel) faults.push(`${file} is a barrel: import from the file that has the thing`);
  return faults;
}

function faultsOfPlace(file: string): string[] {
  const faults: string[] = [];
  const layer = layerOf(file);
  if (layer.kind === 'unknown') faults.push(`${file}: ${layer.name} is no layer`);
  if (file.startsWith('src/features/') && file.split('/').length < 4) faults.push(`${file}: a feature is a folder`);
  if (/(?:^|\/)(?:utils?|helpers?)\//.test(file)) faults.push(`${file}: no folder is named utils or helpers`);
  if (/(?:^|\/)index\.[jt]sx?$/.test(file) && !file.startsWith('src/routes/')) faults.push(`${file}: no index files`);
  return faults;
}

/** Every violation of the laws of imports under `root`, one line each. */
export function findImportFaults(root: string): string[] {
  const files = listSourceFiles(root);
  const modules = files.filter((file) => isCode(file) && !isGenerated(file)).map((file) => readModule(root, file));
  const edgesOf = ({ imports }: SourceModule) =>
    imports.flatMap(({ target, isPattern }) => (target && !isPattern ? [target] : []));
  const edges = new Map(modules.map((module) => [module.file, edgesOf(module)]));
  return [
    ...files.flatMap(faultsOfPlace),
    ...modules.flatMap((module) => faultsOfModule(root, module)),
    ...findCycles(edges).map((cycle) => `these files import each other in a cycle: ${cycle.toSorted().join(', ')}`),
  ];
}
