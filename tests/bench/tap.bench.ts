import type { Locator, Page } from '@playwright/test';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { inMs, percentile } from './support/numbers.ts';
import { type Phone, withPhone } from './support/phone.ts';

declare global {
  interface Window {
    /** Duration of each part of a tap so far, in ms. */
    tapCosts?: number[];
  }
}

const visits = 2;
const rounds = 3;
const cpu = 4;
const goal = 80;
/** Shortest duration that the browser reports; ms. */
const shortest = 16;
/** By then a tap's paint has been reported; ms. */
const settled = 800;
const menu = 'nav:has(a[href="/m/activity"]) a';
const plain =
  '<meta name="viewport" content="width=device-width"><button style="font:40px serif" onclick="this.textContent = Math.random()">0</button>';

/** Records the duration of taps in the page, from the touch to the next paint (Event Timing, which rounds to 8 ms). */
async function recordTaps({ page, cdp }: Phone): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.evaluate((durationThreshold) => {
    const costs: number[] = [];
    window.tapCosts = costs;
    const settings: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => costs.push(...list.getEntries().map(({ duration }) => duration))).observe(
      settings,
    );
  }, shortest);
}

/** Taps an element: the duration of the slowest part of the tap, in ms. */
async function tap(page: Page, target: Locator): Promise<number> {
  await page.evaluate(() => window.tapCosts?.splice(0));
  await target.tap();
  await page.waitForTimeout(settled);
  return page.evaluate((least) => Math.max(least, ...(window.tapCosts ?? [NaN])), shortest);
}

/** Each visit is a first one: empty caches, and home after its idle work. */
async function tapMenu(origin: string): Promise<number[]> {
  return withPhone({}, async (phone) => {
    const { page } = phone;
    await page.goto(origin);
    await page.waitForFunction(() => 'mareStarted' in window);
    await page.waitForTimeout(3000);
    await recordTaps(phone);
    const entries = await page
      .locator(menu)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const href of entries.filter((entry) => entry !== '/m/home')) {
        costs.push(await tap(page, page.locator(`nav a[href="${href}"]`).last()));
        await page.evaluate(() => history.back());
        await page.locator(menu).first().waitFor();
        await page.waitForTimeout(settled);
      }
    }
    return costs;
  });
}

async function tapPlain(count: number): Promise<number[]> {
  return withPhone({}, async (phone) => {
    const { page } = phone;
    await page.setContent(plain);
    await recordTaps(phone);
    const costs: number[] = [];
    while (costs.length < count) costs.push(await tap(page, page.locator('button')));
    return costs;
  });
}

/** Taps on the entries of home's bottom menu, on a four times slower CPU; a bare button is the control. */
export async function bench(): Promise<BenchRow[]> {
  const [costs, control]: [number[], number[]] = [[], []];
  await withGateway(async ({ url }) => {
    for (let visit = 0; visit < visits; visit += 1) {
      costs.push(...(await tapMenu(url)));
      control.push(...(await tapPlain(rounds * 2)));
    }
  });
  const [slow, plainly] = [percentile(costs, 0.95), percentile(control, 0.95)];
  const what = `tap on a menu entry → next paint, 95 of 100 (${costs.length} taps), by a bare button`;
  return [
    {
      what,
      measured: inMs(slow),
      control: inMs(plainly),
      ratio: slow / plainly,
      goal: `≤ ${inMs(goal)}`,
      met: slow <= goal,
    },
  ];
}
