/**
 * Everything that comments and documents refer to has to exist: documents by name, links, files and folders of the source, rule
 * ids, commits.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseRegister } from '../tool/requirement-coverage.ts';
import { readCitedIds } from './rule-ids.ts';
import { isGenerated, isText, listDocuments, listSourceFiles } from './source-files.ts';

const documentName = /(?<![\w/.~-])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
const link = /\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g;
/** One of our files by its full path, as a decision names it; one with a placeholder, such as NAME or NNN, is a pattern. */
const sourcePath = /(?<![\w/.#~@-])(?:src|sw|gateway|scripts|tests)\/[\w$./-]*\w\.(?:tsx?|mjs|css|json)\b/g;
const isPattern = (path: string) => /\b(?:NAME|AREA|NNN)\b/.test(path);
const commitHash = /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7}\b/g;
/** The requirements' open questions are settled; comments state the answer where it applies. */
const question = /\bopen question \[?\d+|\bQ\d\d\b/gi;

type Known = { readonly rules: ReadonlySet<string>; readonly commits: readonly string[] | undefined };

function faultsOfLine(root: string, file: string, line: string, { rules, commits }: Known): string[] {
  const exists = (path: string, ...folders: string[]) => folders.some((folder) => existsSync(join(root, folder, path)));
  const isDocument = file.endsWith('.md');
  const paths = isDocument ? [...line.matchAll(link)].map(([, path = '']) => path) : [];
  const names = (isDocument ? line.replaceAll(link, ']') : line).match(documentName) ?? [];
  return [
    ...paths.filter((path) => !exists(path, dirname(file))).map((path) => `links to ${path}, which is not there`),
    ...names
      .filter((name) => !exists(name, '.', 'docs', dirname(file)))
      .map((name) => `cites ${name}, which is not there`),
    ...(isDocument ? (line.match(sourcePath) ?? []) : [])
      .filter((path) => !isPattern(path) && !exists(path, '.'))
      .map((path) => `names ${path}, which is not there`),
    ...(isDocument ? (line.match(commitHash) ?? []) : [])
      .filter((hash) => commits && !commits.some((commit) => commit.startsWith(hash)))
      .map((hash) => `names the commit ${hash}, which is not there`),
    ...readCitedIds(line)
      .filter((id) => !rules.has(id))
      .map((id) => `cites ${id}, which is no rule of docs/requirements.tsv`),
    ...(line.match(question) ?? []).map((name) => `cites ${name}: say what was settled`),
  ];
}

/** Every broken citation under `root`, one line each. */
export function findCitationFaults(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const rules = new Set(parseRegister(read('docs/requirements.tsv')).map(({ id }) => id));
  const known = { rules, commits: readCommits(root) };
  const files = [...listSourceFiles(root).filter((file) => isText(file) && !isGenerated(file)), ...listDocuments(root)];
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => faultsOfLine(root, file, line, known).map((fault) => `${file}:${index + 1} ${fault}`)),
  );
}

/** Every commit of the history; undefined where the history is incomplete, as in an archive or a shallow clone. */
function readCommits(root: string): string[] | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('rev-parse', '--is-shallow-repository') === 'true' ? undefined : git('rev-list', 'HEAD').split('\n');
  } catch {
    return undefined;
  }
}
