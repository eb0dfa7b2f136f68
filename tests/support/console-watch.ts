import type { BrowserContext, Request } from '@playwright/test';
import { logout } from '#src/contract/identity/session.ts';

export type ConsoleWatch = {
  /** Expects messages that match: a test of a refused call declares the line that the browser will print about it. */
  allow: (pattern: RegExp) => void;
  /** Unexpected messages, in order. */
  complaints: () => string[];
};

/**
 * The calls that a logout may have refused: those pending when the page started it, or started before its response. The browser
 * prints each of them, however the app handles it.
 */
function watchLogouts(context: BrowserContext): (line: string) => boolean {
  const underWay = new Set<Request>();
  const refusable = new Set<string>();
  let logouts = 0;
  const isLogout = (request: Request) => new URL(request.url()).pathname === logout.path;
  context.on('request', (request) => {
    underWay.add(request);
    if (isLogout(request)) logouts += 1;
    if (logouts > 0) for (const one of underWay) refusable.add(one.url());
  });
  const end = (request: Request) => {
    underWay.delete(request);
    if (isLogout(request)) logouts -= 1;
  };
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  return (line) => line.includes('status of 401') && [...refusable].some((url) => line.endsWith(`(${url})`));
}

/**
 * Records everything that the pages of a context print: errors, warnings of React and violations of the Content-Security-Policy
 * (the browser prints them as errors), files that a page preloads and then requests in another way, and uncaught exceptions.
 */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  const isOfLogout = watchLogouts(context);
  context.on('console', (message) => {
    const text = message.text();
    const isAboutPolicy = /content.security.policy|trusted.?type/i.test(text);
    const isWasted = /^A preload for .* is not used/.test(text);
    if (message.type() === 'error' || isAboutPolicy || isWasted) heard.push(`${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(String(error.error().stack || error.error())));
  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () => heard.filter((line) => !isOfLogout(line) && !allowed.some((pattern) => pattern.test(line))),
  };
}
