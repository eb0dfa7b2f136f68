import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** The pages that are not built yet, by the file that lists them. */
const comingSoon = [
  ...readFileSync(join(projectRoot, 'src/routes/-coming-soon.data.ts'), 'utf8').matchAll(/^ {2}'(\/m\/[^']+)':/gm),
].map((found) => found[1] ?? '');
/** Those with their own route file, also under a path whose others are not built yet. */
const here = readdirSync(join(projectRoot, 'src/routes')).map(
  (file) => `/${file.replace(/\.tsx$/, '').replaceAll('.', '/')}`,
);

export const isComingSoon = (path: string): boolean =>
  !here.includes(path) && comingSoon.some((page) => path === page || path.startsWith(`${page}/`));
