import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withGateway } from '../support/gateway.ts';
import { manyGames, serveGames } from './support/many-games.ts';
import { inMs, inPercent, median, pairedRatio } from './support/numbers.ts';
import { type Phone, withPhone } from './support/phone.ts';
import type { Frames } from './support/frames.ts';
import { scrollDown } from './support/scroll.ts';
import { backHome, countElements, loadGrid, mostElements, renderGrid } from './support/grid.ts';

const many = 5000;
const few = 25;
const rounds = 3;
const passes = 2;
const cpu = 4;
const renderGoal = 250;
const dropGoal = 0.005;
const elementGoal = 4000;
// As tall as the grid, and empty.
const plain =
  '<meta name="viewport" content="width=device-width"><body style="height:320000px;background:linear-gradient(#ccc,#fff) 0 0/100% 600px">';

const sum = (frames: readonly Frames[], of: keyof Frames) => frames.reduce((total, pass) => total + pass[of], 0);

async function benchScroll(phone: Phone): Promise<BenchRow[]> {
  const control = await phone.context.newPage();
  const controlPhone = { ...phone, page: control, cdp: await phone.context.newCDPSession(control) };
  await control.setContent(plain);
  await controlPhone.cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const [grid, empty]: [Frames[], Frames[]] = [[], []];
  for (let pass = 0; pass < passes; pass += 1) {
    await control.bringToFront();
    empty.push(await scrollDown(controlPhone));
    await phone.page.bringToFront();
    grid.push(await scrollDown(phone));
  }
  const share = (of: 'dropped' | 'holes', frames: Frames[]) => sum(frames, of) / sum(frames, 'wanted');
  const dropped = share('dropped', grid);
  return [
    {
      what: '5,000 tiles: frames dropped while scrolling, by an empty page',
      measured: inPercent(dropped),
      control: inPercent(share('dropped', empty)),
      goal: `≤ ${inPercent(dropGoal)}`,
      met: dropped <= dropGoal,
    },
    {
      what: '5,000 tiles: frames with a part not drawn yet',
      measured: inPercent(share('holes', grid)),
      control: inPercent(share('holes', empty)),
      goal: '',
    },
  ];
}

async function benchGrid(gateway: GatewayProcess): Promise<BenchRow[]> {
  const games = await manyGames(gateway.url, many);
  const gridOf = (count: number) => ({
    reducedMotion: 'reduce' as const,
    serviceWorkers: 'block' as const,
    prepare: (context: Phone['context']) => serveGames(context, games.slice(0, count)),
  });
  return withPhone(gridOf(few), (small) =>
    withPhone(gridOf(many), async (large) => {
      await loadGrid(small, gateway.url, few);
      await loadGrid(large, gateway.url, many);
      const [measured, control]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        if (round > 0) for (const { page } of [small, large]) await backHome(page);
        control.push(await renderGrid(small.page, few));
        measured.push(await renderGrid(large.page, many));
      }
      const [time, elements] = [median(measured), await countElements(large.page)];
      const scrolled = await benchScroll(large);
      const most = Math.max(elements, await mostElements(large.page));
      return [
        {
          what: '5,000 tiles: first render, by 25 tiles',
          measured: inMs(time),
          control: inMs(median(control)),
          ratio: pairedRatio(measured, control),
          goal: `≤ ${inMs(renderGoal)}`,
          met: time <= renderGoal,
        },
        ...scrolled,
        {
          what: '5,000 tiles: elements in the page',
          measured: String(most),
          control: String(await countElements(small.page)),
          goal: `≤ ${elementGoal}`,
          met: most <= elementGoal,
        },
      ];
    }),
  );
}

/**
 * The game list's own page with 5,000 games in it and a CPU four times slower than this one. First render is the wait of a player
 * who returns to the grid: from the history's event to the painted tiles, without the page's fade; the same page with 25 games is
 * its control. Scrolling is 12,000 px at 2,000 px a second, three times, continuously down the grid.
 */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(benchGrid);
}
