/** Tabs of a browser without a debugger, controlled and observed by a script in their documents. */
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { changes } from '#src/contract/site/changes.ts';
import { freePort } from '../../scripts/tool/free-port.ts';
import { startBareChromium } from './bare-chromium.ts';
import { drive } from './driver.ts';
import { type DeployedSite, startDeployedSite } from './deploys.ts';
import { textsIn } from './texts.ts';
import { listenForPages, type PageSocket } from './web-socket.ts';

/**
 * A tab's reports: its page is usable, a version is offered to it, the offer was accepted, another worker is in control; `at` in
 * ms.
 */
const Report = v.object({
  tab: v.string(),
  what: v.picklist(['usable', 'offered', 'tapped', 'replaced']),
  version: v.string(),
  controlled: v.boolean(),
  at: v.number(),
});
type Report = v.InferOutput<typeof Report>;

export type DrivenTabs = {
  site: DeployedSite;
  open: (path: string) => void;
  /** Commands a tab, by the path that it was opened at: check for a version, accept the offered one, reload the page. */
  tell: (tab: string, order: 'look' | 'tap' | 'reload') => void;
  /** A tab's report of this kind, no earlier than `since`; rejects after `ms`. */
  hear: (tab: string, what: Report['what'], since: number, ms: number) => Promise<Report>;
  close: () => Promise<void>;
};

/**
 * A deployed site whose documents include the driver, and a browser for it. Their policies are removed, because the driver is an
 * inline script; `npm test` tries the same with them, under a debugger.
 */
export async function startDrivenTabs(): Promise<DrivenTabs> {
  const port = await freePort();
  const reports: Report[] = [];
  const sockets = new Map<string, PageSocket>();
  const server = listenForPages(port, (message, socket) => {
    const report = v.parse(Report, message);
    sockets.set(report.tab, socket);
    reports.push(report);
  });
  const settings = { port, asked: changes.path, texts: (['pt', 'en'] as const).map((name) => textsIn(name)('Update')) };
  const script = `<script>(${drive.toString()})(${JSON.stringify(settings)})</script>`;
  const site = await startDeployedSite(async (answer) => {
    // Also of a 304 response, with which the browser uses its copy under these headers.
    const headers = new Headers(answer.headers);
    headers.delete('Content-Security-Policy');
    const isDocument = headers.get('Content-Type')?.startsWith('text/html') === true && answer.body !== null;
    if (isDocument) headers.delete('Content-Length');
    const body = isDocument ? (await answer.text()).replace('<head>', `<head>${script}`) : answer.body;
    return new Response(body, { status: answer.status, headers });
  });
  const browser = await startBareChromium();
  return {
    site,
    open: (path) => browser.open(site.gateway.url + path),
    tell: (tab, order) => sockets.get(tab)?.send({ order }),
    hear: async (tab, what, since, ms) => {
      for (const until = Date.now() + ms; Date.now() < until; await wait(10)) {
        const report = reports.find((one) => one.tab === tab && one.what === what && one.at >= since);
        if (report) return report;
      }
      const last = reports.findLast((one) => one.tab === tab);
      throw new Error(`${tab} was not ${what} within ${ms} ms; last it said ${JSON.stringify(last)}`);
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
      await site.close();
    },
  };
}
