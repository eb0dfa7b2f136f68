import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { newReceipt } from '#src/contract/records/testing/new-receipt.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { inMs, percentile } from './support/numbers.ts';
import { withPhone } from './support/phone.ts';

const cpu = 4;
const times = 200;
const goal = 5;
/** Web Crypto is for secure origins, which localhost is; nothing listens there. */
const origin = 'http://localhost:1';

/** Serves the app's own modules without their types, and an empty page. */
const serveSources = async (context: BrowserContext): Promise<void> => {
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>-</title>' });
    const source = stripTypeScriptTypes(await readFile(join(projectRoot, pathname), 'utf8'));
    await route.fulfill({ contentType: 'text/javascript', body: source.replaceAll(`'#src/`, `'/src/`) });
  });
};

/** How long a phone takes to verify one receipt, again and again. */
export async function bench(): Promise<BenchRow[]> {
  const { text, publicKey } = await newReceipt();
  const check = `(async () => {
    const { checkReceipt } = await import('/src/contract/records/check-receipt.ts');
    const took = [];
    for (let turn = 0; turn < ${times}; turn += 1) {
      const began = performance.now();
      const { verdict } = await checkReceipt('${text}', '${publicKey}');
      took.push(performance.now() - began);
      if (verdict !== 'proven') throw new Error(verdict);
    }
    return took;
  })()`;
  const took = await withPhone({ cpu, prepare: serveSources }, async ({ page }) => {
    await page.goto(origin);
    return (await page.evaluate(check)) as number[];
  });
  return ([0.5, 0.95] as const).map((share) => {
    const measured = percentile(took, share);
    return {
      what: `a receipt of a log of a million is verified, ${share * 100} of 100, CPU ${cpu}×`,
      measured: inMs(measured, 1),
      goal: share === 0.5 ? `≤ ${inMs(goal)}` : '',
      ...(share === 0.5 && { met: measured <= goal }),
    };
  });
}
