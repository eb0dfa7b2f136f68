import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { firefoxProgram } from '../../scripts/tool/other-browsers.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Driver, type Json, timeout, phone } from './driver.ts';

type LogEntry = { level: string; text: string; stackTrace?: { callFrames: readonly { url: string }[] } };
type Evaluated =
  { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } };
type Node = { sharedId: string };

/** The URL that it prints once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('Firefox does not listen')), timeout);
    child.once('exit', (code) => reject(new Error(`Firefox has ended with ${code}`)));
    // Read to its end: a full pipe would block it.
    createInterface(child.stderr as NodeJS.ReadableStream).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

/** Starts Firefox without a window, with its own profile that is deleted afterwards; `settings` as in about:config. */
export async function startFirefox(settings: Readonly<Record<string, number | boolean>> = {}): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'mare-firefox-'));
  const preferences = Object.entries(settings).map(([name, value]) => `user_pref('${name}', ${value});\n`);
  writeFileSync(join(profile, 'user.js'), preferences.join(''));
  const child = spawn(
    firefoxProgram,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } },
  );
  const ended = once(child, 'exit');
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  const close = async () => {
    // Its shutdown would spend ten seconds on a profile that is deleted.
    abandon();
    await ended;
    process.off('exit', abandon);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const complaints: string[] = [];
    const bidi = await connectBidi(`${await addressOf(child)}/session`, (_, entry) => {
      const { level, text, stackTrace } = entry as LogEntry;
      if (level === 'error') complaints.push(`${text} (${stackTrace?.callFrames[0]?.url ?? 'no file'})`);
    });
    await bidi.send('session.new', { capabilities: {} });
    await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
    const context = contexts[0]?.context ?? '';
    await bidi.send('browsingContext.setViewport', { context, viewport: phone });
    return { ...drive(bidi, context), complaints: async () => complaints.splice(0), keepsSecureCookies: true, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function drive(bidi: Bidi, context: string): Pick<Driver, 'open' | 'reload' | 'run' | 'type' | 'click'> {
  const run: Driver['run'] = async <Answer extends Json>(work: unknown, ...given: readonly Json[]) => {
    const expression = `(async () => JSON.stringify(await (${String(work)})(...${JSON.stringify(given)})))()`;
    const evaluated = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
    return JSON.parse(evaluated.result.value) as Answer;
  };
  const act = async (sources: readonly object[]) => {
    await bidi.send('input.performActions', { context, actions: sources });
    await bidi.send('input.releaseActions', { context });
  };
  const click = async (selector: string) => {
    await run((css) => {
      document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return null;
    }, selector);
    const { nodes } = await bidi.send<{ nodes: Node[] }>('browsingContext.locateNodes', {
      context,
      locator: { type: 'css', value: selector },
      maxNodeCount: 1,
    });
    if (nodes[0] === undefined) throw new Error(`nothing to click on at ${selector}`);
    const origin = { type: 'element', element: { sharedId: nodes[0].sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await act([{ type: 'pointer', id: 'pointer', actions }]);
  };
  return {
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    run,
    click,
    type: async (selector, text) => {
      await click(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act([{ type: 'key', id: 'keyboard', actions }]);
    },
  };
}
