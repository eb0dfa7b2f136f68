import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { isToCome } from '../support/pages-to-come.ts';

/** Entries of the menu, whose rows and tiles put the mark on what has no route of its own; and the pages themselves. */
const marked = ['src/components/site/site-menu/menu-entries.ts', 'src/features/shell/page-to-come.tsx'];

const sources = globSync('src/{boot,components,features,state,ui}/**/*.{ts,tsx}', { cwd: projectRoot })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${projectRoot}/${file}`, 'utf8') }));

/** The pages to come that a source leads to: by their path, or by what the catch-all route takes. */
const leadsTo = (text: string) =>
  [...text.matchAll(/['"`]\/?(m\/[\w/]+)/g)].map(([, path]) => `/${path}`).filter((path) => isToCome(path));

describe('a page that is still to come', () => {
  const ways = sources.filter(({ text }) => leadsTo(text).length > 0);

  it('is led to from somewhere', () => {
    expect(ways.length).toBeGreaterThan(3);
  });
  it('is led to by what says so, or asks whether it is there, buttons included [S1-044]', () => {
    const honest = /<Soon|\(soon\)|Coming soon|pageAt\(.*\)\.built/;
    const silent = ways.filter(({ file, text }) => !marked.includes(file) && !honest.test(text));
    expect(silent.map(({ file, text }) => `${file}: ${leadsTo(text).join()}`)).toEqual([]);
  });
});
