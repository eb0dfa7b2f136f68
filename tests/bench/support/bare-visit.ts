import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { userAgents } from 'lighthouse/core/config/constants.js';
import { cpu, network, screen } from './first-visit.ts';

type Answer = { id?: number; result?: Record<string, never>; error?: { message: string } };

/** One connection to a browser's debugging port; `send` resolves with a command's result. */
async function connect(port: number) {
  const version = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as Record<string, string>;
  const socket = new WebSocket(version['webSocketDebuggerUrl'] ?? '');
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let count = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<Record<string, never>> => {
    const id = (count += 1);
    const { result, error } = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (!result) throw new Error(`${method}: ${error?.message ?? ''}`);
    return result;
  };
  return { send, close: () => socket.close() };
}

/**
 * A first visit like first-visit.ts, by a browser without a debugger: with DevTools' Runtime domain, which Playwright and
 * Lighthouse enable, V8 parses an app's file twice more for the errors that React creates while it is evaluated (decision 034).
 * Resolves with the value of `expression` in the page, `after` so many ms.
 */
export async function visitBare(port: number, url: string, after: number, expression: string): Promise<unknown> {
  const { send, close } = await connect(port);
  const { browserContextId } = await send('Target.createBrowserContext');
  try {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const { viewport, deviceScaleFactor, isMobile: mobile } = screen;
    await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile }, sessionId);
    await send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId);
    await send('Emulation.setUserAgentOverride', { userAgent: userAgents.mobile }, sessionId);
    await send('Network.enable', {}, sessionId);
    await send('Network.emulateNetworkConditions', network, sessionId);
    await send('Emulation.setCPUThrottlingRate', { rate: cpu }, sessionId);
    await send('Page.navigate', { url }, sessionId);
    await wait(after);
    const asked = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await send('Runtime.evaluate', asked, sessionId);
    return (result as { value?: unknown } | undefined)?.value;
  } finally {
    await send('Target.disposeBrowserContext', { browserContextId });
    close();
  }
}
