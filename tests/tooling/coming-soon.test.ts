import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { isComingSoon } from '../support/coming-soon.ts';

/** Entries of the menu, whose rows and tiles put the mark on what has no route of its own; and the pages themselves. */
const marked = [
  'src/components/site/site-menu/menu-entries.ts',
  'src/features/agent-home/agent-menu.ts',
  'src/features/shell/coming-soon-page.tsx',
];

const sources = globSync('src/{boot,components,features,state,ui}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${projectRoot}/${file}`, 'utf8') }));

/** The pages not built yet that a source links to: by their path, or by the parameter of the catch-all route. */
const leadsTo = (text: string) =>
  [...text.matchAll(/['"`]\/?(m\/[\w/]+)/g)].map(([, path]) => `/${path}`).filter((path) => isComingSoon(path));

describe('a page that is not built yet', () => {
  const ways = sources.filter(({ text }) => leadsTo(text).length > 0);

  it('has a link from somewhere', () => {
    expect(ways.length).toBeGreaterThan(0);
  });
  it('is linked to by elements that say so, or check whether it is built, including buttons [S1-044]', () => {
    const honest = /<Soon|\(soon\)|Coming soon|pageAt\(.*\)\.built/;
    const silent = ways.filter(({ file, text }) => !marked.includes(file) && !honest.test(text));
    expect(silent.map(({ file, text }) => `${file}: ${leadsTo(text).join()}`)).toEqual([]);
  });
});
