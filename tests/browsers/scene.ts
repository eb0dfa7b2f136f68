import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import type { Driver, Json } from './driver.ts';
import * as page from './questions.ts';

const timeout = 60_000;

export type Scene = { readonly browser: Driver; readonly gateway: GatewayProcess };
export type Step = {
  readonly title: string;
  readonly work: (scene: Scene) => Promise<void>;
  /** It runs offline: network errors are expected. */
  readonly offline?: true;
  /** It needs a Secure cookie, over plain HTTP. */
  readonly byCookie?: true;
};

/** Polls until the value is the expected one. */
export async function becomes(what: string, ask: () => Promise<Json>, wanted: Json): Promise<void> {
  const until = Date.now() + timeout;
  for (;;) {
    const answer = await ask().catch((error: unknown) => String(error));
    if (isDeepStrictEqual(answer, wanted)) return;
    if (Date.now() > until) throw new Error(`${what}: ${JSON.stringify(answer)} in place of ${JSON.stringify(wanted)}`);
    await wait(200);
  }
}

/** Opens a page and waits until the app is hydrated and the code for the next steps is loaded. */
export async function openUntil({ browser, gateway }: Scene, path: string, selector: string): Promise<void> {
  await browser.open(`${gateway.url}${path}`);
  await becomes('the start of the app', () => browser.run(page.hasStarted), true);
  await becomes(selector, () => browser.run(page.has, selector), true);
}

/** Firefox reports a file aborted by the next page as an error: navigation waits for pending files. */
export const picturesCome = ({ browser }: Scene) =>
  becomes('pictures that are missing', () => browser.run(page.missingPictures), []);
