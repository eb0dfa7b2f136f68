import { expect, it } from 'vitest';
import { sortPreloads } from './sorted-preloads.ts';

const head =
  'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["a.js","b.css","c.js","d.css","e.js"])))=>i.map(i=>d[i]);';

it('sorts the scripts of each list, and leaves style sheets in their order behind them', () => {
  expect(sortPreloads(`${head}f(()=>import("./x.js"),__vite__mapDeps([4,3,2,1,0]));g(__vite__mapDeps([2,1,0]))`)).toBe(
    `${head}f(()=>import("./x.js"),__vite__mapDeps([0,2,4,3,1]));g(__vite__mapDeps([0,2,1]))`,
  );
});

it('leaves code without lists as it is', () => {
  expect(sortPreloads('import("./x.js")')).toBe('import("./x.js")');
});
