/**
 * Takes a screenshot of every page of the built app on a separate gateway, a visitor's and a member's, in Portuguese, and
 * combines them on one sheet for each theme: `node tests/tooling/contact-sheet.ts`, after a build. Writes
 * docs/images/screens-light.webp and -dark.webp.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { startGateway } from '../../scripts/tool/gateway-process.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { demoMember } from '../support/members.ts';
import { memberPaths, openPaths } from '../support/pages.ts';
import { openWhole } from '../support/reflow.ts';

const window = { width: 360, height: 740 };
const small = { width: 216, height: 444 };
const [gap, caption, columns] = [16, 24, 8];
const themes = { light: { ground: '#dfe8ec', ink: '#10242e' }, dark: { ground: '#05090c', ink: '#e8f1f4' } } as const;
type Theme = keyof typeof themes;
type Shot = { readonly path: string; readonly picture: Buffer };

const gameLists = ['HOT', 'RNG', 'LIVE', 'SPORTS'].map((type) => `/m/gameList?gameType=${type}`);
/** Shown elsewhere on the sheet, or redirecting there. */
const same = new Set(['/m/gameList', '/m/register.html', '/m/launchGame', '/m/member/notice']);
const listed = (paths: readonly string[]) =>
  paths.filter((path) => !same.has(path)).map((path) => path.replace('$promotionId', 'jardim'));
const visitorPaths = [...listed(openPaths), ...gameLists];

async function photograph(page: Page, path: string): Promise<Shot> {
  await openWhole(page, path);
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return {
    path,
    picture: await sharp(await page.screenshot())
      .resize(small)
      .toBuffer(),
  };
}

async function writeSheet(theme: Theme, shots: readonly Shot[]): Promise<void> {
  const { ground, ink } = themes[theme];
  const cell = { width: small.width + gap, height: small.height + caption + gap };
  const layers = shots.flatMap(({ path, picture }, index): OverlayOptions[] => {
    const left = gap + (index % columns) * cell.width;
    const top = gap + Math.floor(index / columns) * cell.height;
    const name = path.replaceAll('&', '&amp;');
    const text = `<svg width="${small.width}" height="${caption}"><text y="16" font-family="sans-serif" font-size="11" fill="${ink}">${name}</text></svg>`;
    return [
      { input: Buffer.from(text), left, top },
      { input: picture, left, top: top + caption },
    ];
  });
  const width = gap + columns * cell.width;
  const height = gap + Math.ceil(shots.length / columns) * cell.height;
  await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite(layers)
    .webp({ quality: 62 })
    .toFile(`docs/images/screens-${theme}.webp`);
}

const dataFolder = mkdtempSync(join(tmpdir(), 'mare-screens-'));
const gateway = await startGateway({ dataFolder, env: { LOG_LEVEL: 'warn', DEMO_POPUPS: 'off' } });
const browser = await chromium.launch(chromiumLaunchOptions());
try {
  const open = async (theme: Theme) => {
    const context = await browser.newContext({
      viewport: window,
      hasTouch: true,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      baseURL: gateway.url,
    });
    const page = await context.newPage();
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    return page;
  };
  for (const theme of ['light', 'dark'] as const) {
    const shots: Shot[] = [];
    const visitor = await open(theme);
    await visitor.goto('/');
    for (const path of visitorPaths) shots.push(await photograph(visitor, path));
    const member = await open(theme);
    await comeBackAs(member, gateway, demoMember.userName);
    for (const path of listed(memberPaths)) shots.push(await photograph(member, path));
    await writeSheet(theme, shots);
    console.log(`${theme}: ${shots.length} screens`);
  }
} finally {
  await browser.close();
  await gateway.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}
