import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/tool/free-port.ts';
import { findWebKit, hiddenScreen, webKitDriver } from '../../scripts/tool/other-browsers.ts';
import { type Driver, type Json, timeout, phone } from './driver.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Ran = { answer: string } | { failure: string };

/** Its console cannot be read over WebDriver: the page itself records the errors since its load. */
type Watched = Window & { seenErrors?: string[] };
function watchErrors(): null {
  const heard: string[] = ((window as Watched).seenErrors = []);
  const write = console.error.bind(console);
  console.error = (...given: unknown[]) => {
    heard.push(given.map(String).join(' '));
    write(...given);
  };
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    heard.push(`Content-Security-Policy: ${violatedDirective} does not let ${blockedURI}`),
  );
  return null;
}
const seenErrors = (): string[] => (window as Watched).seenErrors?.splice(0) ?? [];

/** Starts WebKitGTK's small browser over WebDriver, on its own virtual screen. */
export async function startWebKit(): Promise<Driver> {
  const port = await freePort();
  // Its own process group, because the screen, the driver and the browser end together.
  const child = spawn(hiddenScreen, ['-a', webKitDriver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);

  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout + 10_000),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const until = Date.now() + timeout;
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
  await command('POST', `${id}/timeouts`, { pageLoad: timeout, script: timeout });
  await command('POST', `${id}/window/rect`, phone);

  const find = async (selector: string): Promise<string> => {
    const found = await command('POST', `${id}/element`, { using: 'css selector', value: selector });
    return (found as Record<string, string>)[elementKey] ?? '';
  };
  const run: Driver['run'] = async <Answer extends Json>(work: unknown, ...given: readonly Json[]) => {
    const script = `const done = arguments[arguments.length - 1];
      (async () => JSON.stringify(await (${String(work)})(...${JSON.stringify(given)})))().then(
        (answer) => done({ answer }), (error) => done({ failure: String(error) }));`;
    const ran = (await command('POST', `${id}/execute/async`, { script, args: [] })) as Ran;
    if ('failure' in ran) throw new Error(ran.failure);
    return JSON.parse(ran.answer) as Answer;
  };
  return {
    open: async (url) => {
      await command('POST', `${id}/url`, { url });
      await run(watchErrors);
    },
    reload: async () => {
      await command('POST', `${id}/refresh`, {});
      await run(watchErrors);
    },
    run,
    type: async (selector, text) =>
      void (await command('POST', `${id}/element/${await find(selector)}/value`, { text })),
    click: async (selector) => void (await command('POST', `${id}/element/${await find(selector)}/click`, {})),
    complaints: () => run(seenErrors),
    keepsSecureCookies: false,
    close: async () => {
      await command('DELETE', id).catch(() => undefined);
      const ended = once(child, 'exit');
      end();
      await Promise.race([ended, wait(5000)]);
      process.off('exit', end);
    },
  };
}
