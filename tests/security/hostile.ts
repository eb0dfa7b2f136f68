import type { BrowserContext } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { journeysOn } from '../support/own-gateway.ts';
import { openSink, type Sink } from './sink.ts';
import { watchViolations } from './violations.ts';

/** Effects of hostile texts so far. */
export type Trap = { ran: string[]; foreign: string[]; violations: string[] };

/** Gives the context's pages the function that hostile texts call, and records the calls. */
export async function recordRuns(context: BrowserContext, ran: string[]): Promise<void> {
  await context.exposeFunction('hit', (word: string) => ran.push(word));
  context.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
}

/**
 * Journeys on a separate gateway, whose contents a test may make hostile. Each test fails when anything in the contents ran,
 * requested a foreign host or had to be stopped by the browser's policy.
 */
export const test = journeysOn().extend<{ trap: Trap }, { sink: Sink }>({
  sink: [
    async ({}, use) => {
      const sink = await openSink();
      await use(sink);
      sink.close();
    },
    { scope: 'worker' },
  ],
  trap: [
    async ({ context, gateway, sink }, use) => {
      const ran: string[] = [];
      const foreign: string[] = [];
      const before = sink.connections();
      await recordRuns(context, ran);
      context.on('request', (request) => {
        const url = request.url();
        const ours = [gateway.url, gateway.gamesUrl].some((origin) => url.startsWith(`${origin}/`));
        if (!ours && !url.startsWith('data:')) foreign.push(url);
      });
      const violations = await watchViolations(context);
      await use({ ran, foreign, violations });
      expect({ ran, foreign, violations }).toEqual({ ran: [], foreign: [], violations: [] });
      expect(sink.connections() - before, 'connections to a foreign host').toBe(0);
    },
    { auto: true },
  ],
});

export { expect };
