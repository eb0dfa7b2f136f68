/** `npm run test:browsers` runs the smoke run in every known browser; `npm run test:browsers -- Firefox` in one. */
import { buildWhenStale } from '../tool/build.ts';
import { runBrowserSmoke, smokeBrowserNames } from '../tool/browser-smoke.ts';

const [wanted] = process.argv.slice(2);
const chosen = smokeBrowserNames.filter((name) => wanted === undefined || name.toLowerCase() === wanted.toLowerCase());
if (chosen.length === 0) {
  console.error(`There is no smoke run in ${wanted}, but in ${smokeBrowserNames.join(' and ')}.`);
  process.exit(1);
}
if (!(await buildWhenStale())) process.exit(1);
for (const name of chosen) {
  const results = await runBrowserSmoke(name);
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}
