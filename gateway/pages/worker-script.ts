import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionNamesMark, homeNamesMark, shellDigestMark } from '#src/contract/worker/worker-update.ts';
import { send, wantedBy } from '../http/answer.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { loadBundle } from './page-renderer.ts';
import { readTemplate } from './document-template.ts';
import { Representation } from '../context/representation.ts';
import { documentHeaders, inlineOf, scriptPolicy } from '../http/security-headers.ts';
import { readWorkerOff } from '../context/worker-switch.ts';

/**
 * Replaces a broken worker: takes over at once, deletes every cache, then unregisters itself. It has no
 * fetch handler, so that open pages continue with the network; none is reloaded. A page that registers while another is
 * open revives the registration; a worker that differs each time removes it again at the next visit.
 *
 * Every open page asks an installed worker for its build: this one answers by calling skipWaiting once more,
 * because Chromium may ignore the first call, during installation, until the next visit.
 */
const killWorker = (now: number) => `// ${now}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('message', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
      .then(() => self.registration.unregister()),
  );
});
`;

/**
 * Serves the worker. Browsers compare it byte for byte, so it contains a digest of the shell and its
 * headers: a changed policy reaches browsers that cache the shell. It is read once, when the
 * gateway starts, as the shell is: a worker is never newer than the documents. While the operator has
 * switched the worker off, one that unregisters itself is served instead.
 */
export function addWorkerScript(app: App, gateway: Gateway): void {
  const represent = (source: string) =>
    new Representation(
      Buffer.from(source),
      {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': scriptPolicy(gateway.config),
      },
      { quality: 11 },
    );
  const worker = readWorker(gateway).then((source) => source && represent(source));
  worker.catch((error: unknown) => gateway.logger.error({ err: error }, 'the worker could not be read'));
  app.get('/sw.js', async (c, next) => {
    const script = (await readWorkerOff(gateway)) ? represent(killWorker(gateway.clock())) : await worker;
    return script ? send(c, await script.answer(wantedBy(c))) : next();
  });
}

/** The built worker with its shell's digest and the pages' names; null when nothing has been built. */
async function readWorker({ config }: Gateway): Promise<string | null> {
  const source = await readFile(join(config.distDir, 'client', 'sw.js'), 'utf8').catch(() => null);
  const shell = (await readTemplate(config.distDir))?.shell();
  if (source === null || shell === undefined) return null;
  const headers = Object.entries(documentHeaders(inlineOf(shell), config)).toSorted();
  const digest = hash('sha256', JSON.stringify([shell, headers]), 'base64url').slice(0, 16);
  const pages = (await loadBundle(config.distDir))?.pages ?? [];
  const home = pages.flatMap(({ names, page }) => (page.served === 'always' ? names : []));
  const withExtension = pages.flatMap(({ names }) => names).filter((name) => name.includes('.'));
  return source
    .replaceAll(homeNamesMark, home.join(' '))
    .replaceAll(extensionNamesMark, withExtension.join(' '))
    .replaceAll(shellDigestMark, digest);
}
