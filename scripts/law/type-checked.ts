import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path/posix';
import * as v from 'valibot';
import { isGenerated, listSourceFiles } from './source-files.ts';

const Solution = v.object({ references: v.array(v.object({ path: v.string() })) });
const Project = v.object({ include: v.array(v.string()), exclude: v.optional(v.array(v.string()), []) });

const readJson = <T>(file: string, schema: v.GenericSchema<unknown, T>): T =>
  v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));

type Globs = { readonly include: readonly string[]; readonly exclude: readonly string[] };

/** The files of every project of `tsc -b`, as globs from the root. */
function readProjects(root: string): Globs[] {
  const { references } = readJson(join(root, 'tsconfig.json'), Solution);
  return references.map(({ path }) => {
    const file = join(path, 'tsconfig.json');
    const { include, exclude } = readJson(join(root, file), Project);
    const fromRoot = (glob: string) => join(dirname(file), glob);
    return { include: include.map(fromRoot), exclude: exclude.map(fromRoot) };
  });
}

/** An excluded folder excludes all that is in it. */
const isOf = (file: string, { include, exclude }: Globs): boolean =>
  include.some((glob) => matchesGlob(file, glob)) &&
  !exclude.some((glob) => matchesGlob(file, glob) || file.startsWith(`${glob}/`));

/** TypeScript files that no project of `tsc -b` checks, one line each. */
export function findUncheckedFiles(root: string): string[] {
  const projects = readProjects(root);
  return listSourceFiles(root)
    .filter((file) => /\.(?:[mc]?ts|tsx)$/.test(file) && !isGenerated(file) && !/\.d\.[mc]?ts$/.test(file))
    .filter((file) => !projects.some((project) => isOf(file, project)))
    .map((file) => `${file} is in no project of the type check: add it to an \`include\` of a tsconfig.json`);
}
