import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { startChild } from './support/child.ts';
import { withFirstVisits } from './support/first-visit.ts';
import { type Lighthouse, startLighthouse, type Visit } from './support/lighthouse.ts';
import { inMs, median, pairedRatio } from './support/numbers.ts';
import type { Paints } from './support/paints.ts';

const pairs = 25;
const lighthouseRounds = 3;
const paintGoal = 1.05;
const blockingGoal = 50;

const of = (visits: readonly Visit[], measure: keyof Visit) =>
  visits.map((visit) => visit[measure]).filter((value) => value !== undefined);

function paint(measure: keyof Paints, ours: readonly Paints[], twins: readonly Paints[]): BenchRow {
  const [measured, control] = [ours.map((paints) => paints[measure]), twins.map((paints) => paints[measure])];
  const ratio = pairedRatio(measured, control);
  return {
    what: `home: ${measure} contentful paint, by its twin`,
    measured: inMs(median(measured)),
    control: inMs(median(control)),
    ratio,
    goal: `≤ ${paintGoal}×`,
    met: ratio <= paintGoal,
  };
}

const benchPaints = (home: string, twin: string): Promise<BenchRow[]> =>
  withFirstVisits(async (visit) => {
    const [ours, twins]: [Paints[], Paints[]] = [[], []];
    // The first visits warm both servers and the browser, and count for nothing.
    for (const url of [home, twin]) await visit(url);
    for (let pair = 0; pair < pairs; pair += 1) {
      // Who goes first alternates: whatever the one leaves behind for the next meets both.
      if (pair % 2 === 0) ours.push(await visit(home));
      twins.push(await visit(twin));
      if (pair % 2 === 1) ours.push(await visit(home));
    }
    return [paint('first', ours, twins), paint('largest', ours, twins)];
  });

function score(what: string, visits: Visit[]): BenchRow {
  const measured = median(of(visits, 'score'));
  return { what: `${what}: Lighthouse performance`, measured: String(measured), goal: '100', met: measured >= 100 };
}

async function visitWith(lighthouse: Lighthouse, url: string): Promise<Visit[]> {
  const made: Visit[] = [];
  for (let round = 0; round < lighthouseRounds; round += 1) made.push(await lighthouse.visit(url));
  return made;
}

async function benchOther(lighthouse: Lighthouse, what: string, url: string): Promise<BenchRow[]> {
  const made = await visitWith(lighthouse, url);
  const [first, largest] = [median(of(made, 'firstPaint')), median(of(made, 'largestPaint'))];
  return [
    score(what, made),
    { what: `${what}: first, largest paint`, measured: `${inMs(first)}, ${inMs(largest)}`, goal: '' },
  ];
}

async function benchHome(lighthouse: Lighthouse, home: string, twin: string): Promise<BenchRow[]> {
  const [ours, twins] = [await visitWith(lighthouse, home), await visitWith(lighthouse, twin)];
  const [shift, blocking] = [Math.max(...of(ours, 'shift')), median(of(ours, 'blocking'))];
  return [
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
    const [home, copy] = [`${gateway.url}/`, `http://localhost:${twin.firstLine}/`];
    const paints = await benchPaints(home, copy);
    const lighthouse = await startLighthouse();
    try {
      return [
        ...paints,
        ...(await benchHome(lighthouse, home, copy)),
        ...(await benchOther(lighthouse, 'game list', `${gateway.url}/m/gameList`)),
        ...(await benchOther(lighthouse, 'login', `${gateway.url}/m/login`)),
      ];
    } finally {
      await lighthouse.stop();
      await twin.stop();
    }
  });
}
