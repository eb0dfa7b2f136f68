/**
 * Takes screenshots of the built app for the manifest, on a separate gateway: `node tests/tooling/take-screenshots.ts`, after a
 * build. Two narrow pictures and a wide one in each language, as WebP.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { startGateway } from '../../scripts/tool/gateway-process.ts';

const folder = 'public/screenshots';
/** WebP quality, 0 to 1: the pictures stay below 100 kB. */
const quality = 0.78;

const shots = [
  { name: 'home-narrow', path: '/m/home', width: 360, height: 740, scale: 2 },
  { name: 'games-narrow', path: '/m/gameList?gameType=RNG', width: 360, height: 740, scale: 2 },
  { name: 'home-wide', path: '/m/home', width: 1280, height: 800, scale: 1 },
] as const;

async function photograph(page: Page, file: string): Promise<void> {
  await page.waitForFunction(() => 'mareStarted' in window);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top } = image.getBoundingClientRect();
      return image.complete || top >= innerHeight || left >= innerWidth || image.offsetParent === null;
    }),
  );
  const png = await page.screenshot({ scale: 'device' });
  writeFileSync(join(folder, file), await toWebp(page, png));
}

/** The browser has the encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const desk = await page.context().newPage();
  const address = await desk.evaluate(
    async ({ base64, to }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', to);
    },
    { base64: png.toString('base64'), to: quality },
  );
  await desk.close();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const dataFolder = mkdtempSync(join(tmpdir(), 'mare-screenshots-'));
const gateway = await startGateway({ dataFolder, env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  mkdirSync(folder, { recursive: true });
  for (const language of ['pt', 'en']) {
    for (const { name, path, width, height, scale } of shots) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
      });
      await context.addCookies([{ name: 'language', value: language, url: gateway.url }]);
      const page = await context.newPage();
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(gateway.url + path, { waitUntil: 'networkidle' });
      await photograph(page, `${name}-${language}.webp`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await gateway.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
