import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { withGateway } from '../support/gateway.ts';
import { startChild } from './support/child.ts';
import { withFirstVisits } from './support/first-visit.ts';
import { type Lighthouse, startLighthouse, type Visit } from './support/lighthouse.ts';
import { inMs, median, pairedRatio } from './support/numbers.ts';
import type { Paints } from './support/paints.ts';

type Visitor = (url: string) => Promise<Paints>;
type Page = { name: string; path: string; lighthouse?: true };

/** Every server-rendered public page; the list of games and the texts once for all of their kind. */
const pages: readonly Page[] = [
  { name: 'home', path: '/', lighthouse: true },
  { name: 'game list', path: '/m/gameList?gameType=RNG', lighthouse: true },
  { name: 'login', path: '/m/login', lighthouse: true },
  { name: 'help', path: '/m/help', lighthouse: true },
  ...[
    ...['/m/register', '/m/notice', '/m/activity', '/m/app'],
    ...['/m/game', '/m/gameCenter', '/m/slotsCenter', '/m/userAgreement'],
  ].map((path) => ({ name: path, path })),
];
/** Pairs of visits to a page and its twin; more of the pages that Lighthouse visits. */
const pairsOf = ({ lighthouse }: Page): number => (lighthouse ? 5 : 3);
const lighthouseRounds = 3;
const paintGoal = 1.05;
const blockingGoal = 50;
const scoreGoal = 97;

const of = (visits: readonly Visit[], measure: keyof Visit) =>
  visits.map((visit) => visit[measure]).filter((value) => value !== undefined);

function paint(name: string, measure: keyof Paints, ours: readonly Paints[], twins: readonly Paints[]): BenchRow {
  const [measured, control] = [ours.map((paints) => paints[measure]), twins.map((paints) => paints[measure])];
  const ratio = pairedRatio(measured, control);
  return {
    what: `${name}: ${measure} contentful paint, by its twin`,
    measured: inMs(median(measured)),
    control: inMs(median(control)),
    ratio,
    goal: `≤ ${paintGoal}×`,
    met: ratio <= paintGoal,
  };
}

async function benchPaints(visit: Visitor, shown: Page, page: string, twin: string): Promise<BenchRow[]> {
  const [ours, twins]: [Paints[], Paints[]] = [[], []];
  // The first visits warm up both servers and the browser, and are not counted.
  for (const url of [page, twin]) await visit(url);
  for (let pair = 0; pair < pairsOf(shown); pair += 1) {
    // The order alternates, so that effects of one on the next are the same for both.
    if (pair % 2 === 0) ours.push(await visit(page));
    twins.push(await visit(twin));
    if (pair % 2 === 1) ours.push(await visit(page));
  }
  return [paint(shown.name, 'first', ours, twins), paint(shown.name, 'largest', ours, twins)];
}

async function benchLighthouse(lighthouse: Lighthouse, { name }: Page, url: string): Promise<BenchRow[]> {
  const visits: Visit[] = [];
  for (let round = 0; round < lighthouseRounds; round += 1) visits.push(await lighthouse.visit(url));
  const shift = Math.max(...of(visits, 'shift'));
  const [blocking, score] = [median(of(visits, 'blocking')), median(of(visits, 'score'))];
  return [
    {
      what: `${name}: layout shift, the largest of all visits`,
      measured: shift.toFixed(3),
      goal: '0',
      met: shift < 0.0005,
    },
    {
      what: `${name}: blocking time`,
      measured: inMs(blocking),
      goal: `≤ ${inMs(blockingGoal)}`,
      met: blocking <= blockingGoal,
    },
    {
      what: `${name}: Lighthouse performance`,
      measured: String(score),
      goal: `≥ ${scoreGoal}`,
      met: score >= scoreGoal,
    },
  ];
}

/**
 * First visits of Lighthouse's phone, throttled network and processor. The twin is the page's own HTML as the gateway serves it,
 * with its scripts removed: the same markup, styles and pictures.
 */
export async function bench(): Promise<BenchRow[]> {
  return withGateway(async (gateway) => {
    const rows: BenchRow[] = [];
    await withFirstVisits(async (visit) => {
      for (const page of pages) {
        const twin = await startChild('twin-process.ts', { origin: gateway.url, path: page.path });
        const copy = `http://localhost:${twin.firstLine}${page.path}`;
        rows.push(...(await benchPaints(visit, page, gateway.url + page.path, copy)));
        await twin.stop();
      }
    });
    const lighthouse = await startLighthouse();
    try {
      for (const page of pages.filter((each) => each.lighthouse))
        rows.push(...(await benchLighthouse(lighthouse, page, gateway.url + page.path)));
    } finally {
      await lighthouse.stop();
    }
    return rows;
  });
}
