import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console-watch.ts';
import { expect, test } from '../support/fixtures.ts';
import { withGateway } from '../support/gateway.ts';
import { go, waitForStart } from '../support/start.ts';

/** A CDN on another origin that loads its pictures from the gateway; `stop` makes it unreachable. */
async function startCdn() {
  let source = '';
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const pass = async () => {
      const answer = await fetch(source + request.url);
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    };
    // The gateway may stop before the last picture has loaded.
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, asked, stop, setSource: (origin: string) => (source = origin) };
}

/** Number of loaded pictures of the game list, by their origin. */
const pictures = (page: Page, origin: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .locator('img')
    .evaluateAll(
      (images, from) =>
        images.filter(
          (image) => image instanceof HTMLImageElement && image.naturalWidth > 0 && image.currentSrc.startsWith(from),
        ).length,
      origin,
    );

test('pictures are loaded from an image CDN that works, and from home where it cannot be reached [S1-342]', async ({
  page,
  browser,
  say,
}) => {
  const cdn = await startCdn();
  try {
    await withGateway(
      async (gateway) => {
        cdn.setSource(gateway.url);
        await page.goto(gateway.url);
        await waitForStart(page);
        await expect.poll(() => cdn.asked.length).toBeGreaterThan(0);
        await go(page, '/m/gameList?gameType=RNG');
        await expect(page.getByRole('list', { name: say('Slots') })).toBeVisible();
        await expect.poll(() => cdn.asked.filter((path) => path.startsWith('/art/g/')).length).toBeGreaterThan(2);
        await expect.poll(() => pictures(page, cdn.url)).toBeGreaterThan(0);
        await page.close();

        cdn.stop();
        const context = await browser.newContext({ locale: 'pt-BR' });
        const watch = watchConsole(context);
        watch.allow(/ERR_CONNECTION_REFUSED/);
        const late = await context.newPage();
        await late.goto(`${gateway.url}/m/gameList?gameType=RNG`);
        await waitForStart(late);
        await expect(late.getByRole('list', { name: say('Slots') })).toBeVisible();
        await expect.poll(() => pictures(late, gateway.url)).toBeGreaterThan(2);
        expect(await pictures(late, cdn.url)).toBe(0);
        await context.close();
        expect(watch.complaints()).toEqual([]);
      },
      { IMAGE_CDNS: cdn.url },
    );
  } finally {
    cdn.stop();
  }
});
