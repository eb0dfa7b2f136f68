import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { startChild } from './support/child.ts';
import { type Lighthouse, startLighthouse, type Visit } from './support/lighthouse.ts';
import { inMs, median, pairedRatio } from './support/numbers.ts';

const pairs = 9;
const otherRounds = 3;
const paintGoal = 1.05;
const blockingGoal = 50;

const of = (visits: readonly Visit[], measure: keyof Visit) =>
  visits.map((visit) => visit[measure]).filter((value) => value !== undefined);

function paint(what: string, measure: 'firstPaint' | 'largestPaint', ours: Visit[], twins: Visit[]): BenchRow {
  const [measured, control] = [of(ours, measure), of(twins, measure)];
  const ratio = pairedRatio(measured, control);
  return {
    what,
    measured: inMs(median(measured)),
    control: inMs(median(control)),
    ratio,
    goal: `≤ ${paintGoal}×`,
    met: ratio <= paintGoal,
  };
}

function score(what: string, visits: Visit[]): BenchRow {
  const measured = median(of(visits, 'score'));
  return { what: `${what}: Lighthouse performance`, measured: String(measured), goal: '100', met: measured >= 100 };
}

async function benchOther(lighthouse: Lighthouse, what: string, url: string): Promise<BenchRow[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < otherRounds; round += 1) visits.push(await lighthouse.visit(url));
  const [first, largest] = [median(of(visits, 'firstPaint')), median(of(visits, 'largestPaint'))];
  return [
    score(what, visits),
    { what: `${what}: first, largest paint`, measured: `${inMs(first)}, ${inMs(largest)}`, goal: '' },
  ];
}

async function benchHome(lighthouse: Lighthouse, home: string, twin: string): Promise<BenchRow[]> {
  const [ours, twins]: [Visit[], Visit[]] = [[], []];
  // The first visits warm both servers and the browser, and count for nothing.
  for (const url of [home, twin]) await lighthouse.visit(url);
  for (let pair = 0; pair < pairs; pair += 1) {
    // Who goes first alternates: whatever the one leaves behind for the next meets both.
    const order =
      pair % 2 === 0
        ? ([
            [home, ours],
            [twin, twins],
          ] as const)
        : ([
            [twin, twins],
            [home, ours],
          ] as const);
    for (const [url, visits] of order) visits.push(await lighthouse.visit(url));
  }
  const [shift, blocking] = [Math.max(...of(ours, 'shift')), median(of(ours, 'blocking'))];
  return [
    paint('home: first contentful paint, by its twin', 'firstPaint', ours, twins),
    paint('home: largest contentful paint, by its twin', 'largestPaint', ours, twins),
    {
      what: 'home: layout shift, the largest of all visits',
      measured: shift.toFixed(3),
      control: Math.max(...of(twins, 'shift')).toFixed(3),
      goal: '0',
      met: shift < 0.0005,
    },
    {
      what: 'home: blocking time',
      measured: inMs(blocking),
      control: inMs(median(of(twins, 'blocking'))),
      goal: `≤ ${inMs(blockingGoal)}`,
      met: blocking <= blockingGoal,
    },
    score('home', ours),
  ];
}

/**
 * First visits of Lighthouse's phone, on a slow network and a slow processor that are applied while it loads. The twin is
 * home's own HTML as the gateway serves it, with its scripts removed: the same markup, styles and pictures.
 */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async (gateway) => {
    const twin = await startChild('twin-process.ts', { origin: gateway.url, path: '/' });
    const lighthouse = await startLighthouse();
    try {
      return [
        ...(await benchHome(lighthouse, `${gateway.url}/`, `http://localhost:${twin.firstLine}/`)),
        ...(await benchOther(lighthouse, 'game list', `${gateway.url}/m/gameList`)),
        ...(await benchOther(lighthouse, 'login', `${gateway.url}/m/login`)),
      ];
    } finally {
      await lighthouse.stop();
      await twin.stop();
    }
  });
}
