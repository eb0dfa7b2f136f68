import { findLazyScreenFaults } from '../../scripts/law/lazy-screens.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { builtFile } from '../support/built-file.ts';
import { expect, test } from '../support/fixtures.ts';
import { go } from '../support/start.ts';

test('in the build each screen has a chunk of its own [S1-087]', () => {
  expect(findLazyScreenFaults(projectRoot)).toEqual([]);
});

test('a screen’s code loads when it is opened, and not before [S1-087]', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  const chunkOf = (name: string) => builtFile(`src/routes/m.${name}.tsx?tsr-split=component---loader`);
  const screens = [
    ...['gameList', 'task', 'slotsCenter', 'activity', 'app', 'forget', 'hotMatch', 'jackpot', 'lottery'],
    ...['lotteryHistory', 'notice', 'registerTerms', 'userAgreement', 'trail', 'service', 'loginTerms'],
  ];
  await page.goto('/m/help');
  for (const name of screens) {
    const chunk = chunkOf(name);
    expect(asked, name).not.toContain(chunk);
    await go(page, `/m/${name}`);
    await expect.poll(() => asked.has(chunk), name).toBe(true);
  }
});
