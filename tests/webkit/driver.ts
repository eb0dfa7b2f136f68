import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/tool/free-port.ts';
import { findWebKit, hiddenScreen, webKitDriver } from '../../scripts/tool/webkit.ts';

/** A browser that is told what to do over WebDriver. */
export type Driver = {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Runs the body of a function in the page; what it answers must be JSON. */
  readonly run: (body: string, ...args: unknown[]) => Promise<unknown>;
  /** The same for a body that calls its last argument with the answer. */
  readonly runAsync: (body: string, ...args: unknown[]) => Promise<unknown>;
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** A page, a script: none takes longer; ms. */
const patience = 30_000;

/** Starts WebKitGTK's small browser on a screen of its own that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  // A process group of its own, because the screen, the driver and the browser end together.
  const child = spawn(hiddenScreen, ['-a', webKitDriver, `--port=${port}`], { stdio: 'ignore', detached: true });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);

  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience + 10_000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const until = Date.now() + patience;
  for (;;) {
    const ready = await fetch(`http://127.0.0.1:${port}/status`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await wait(200);
  }
  const options = { binary: findWebKit(), args: ['--automation'] };
  const begun = await command('POST', '', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } });
  const id = `/${(begun as { sessionId: string }).sessionId}`;
  await command('POST', `${id}/timeouts`, { pageLoad: patience, script: patience });

  const find = async (selector: string): Promise<string> => {
    const found = await command('POST', `${id}/element`, { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey] ?? '';
  };
  return {
    open: async (url) => void (await command('POST', `${id}/url`, { url })),
    reload: async () => void (await command('POST', `${id}/refresh`, {})),
    run: (script, ...args) => command('POST', `${id}/execute/sync`, { script, args }),
    runAsync: (script, ...args) => command('POST', `${id}/execute/async`, { script, args }),
    type: async (selector, text) =>
      void (await command('POST', `${id}/element/${await find(selector)}/value`, { text })),
    click: async (selector) => void (await command('POST', `${id}/element/${await find(selector)}/click`, {})),
    close: async () => {
      await command('DELETE', id).catch(() => undefined);
      const ended = once(child, 'exit');
      end();
      await Promise.race([ended, wait(5000)]);
      process.off('exit', end);
    },
  };
}
