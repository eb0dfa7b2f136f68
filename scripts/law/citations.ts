/** What comments and documents refer to has to exist: documents by name, links between documents, rule ids. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRegister } from '../tool/proof.ts';
import { readCitedIds } from './rule-ids.ts';
import { isGenerated, isText, listDocuments, listSourceFiles } from './source-files.ts';

const documentName = /(?<![\w/.~-])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
const link = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g;
/** Questions that the requirements left open are settled; what was settled is said where it holds. */
const question = /\bopen question \[?\d+|\bQ\d\d\b/gi;

function faultsOfLine(root: string, file: string, line: string, rules: ReadonlySet<string>): string[] {
  const exists = (path: string, ...folders: string[]) => folders.some((folder) => existsSync(join(root, folder, path)));
  const isDocument = file.endsWith('.md');
  const paths = isDocument ? [...line.matchAll(link)].map(([, path = '']) => path) : [];
  const names = (isDocument ? line.replaceAll(link, ']') : line).match(documentName) ?? [];
  return [
    ...paths.filter((path) => !exists(path, dirname(file))).map((path) => `links to ${path}, which is not there`),
    ...names
      .filter((name) => !exists(name, '.', 'docs', dirname(file)))
      .map((name) => `cites ${name}, which is not there`),
    ...readCitedIds(line)
      .filter((id) => !rules.has(id))
      .map((id) => `cites ${id}, which is no rule of docs/requirements.tsv`),
    ...(line.match(question) ?? []).map((name) => `cites ${name}: say what was settled`),
  ];
}

/** Every citation under `root` that leads nowhere, one line each. */
export function findCitationFaults(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const rules = new Set(parseRegister(read('docs/requirements.tsv')).map(({ id }) => id));
  const files = [...listSourceFiles(root).filter((file) => isText(file) && !isGenerated(file)), ...listDocuments(root)];
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => faultsOfLine(root, file, line, rules).map((fault) => `${file}:${index + 1} ${fault}`)),
  );
}
