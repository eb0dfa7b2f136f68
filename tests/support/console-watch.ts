import type { BrowserContext } from '@playwright/test';

export type ConsoleWatch = {
  /** Expects messages that match: a test of a refused call says here which line the browser will print about it. */
  allow: (pattern: RegExp) => void;
  /** What was printed that nobody expected, in order. */
  complaints: () => string[];
};

/**
 * Listens to everything the pages of a context print: errors, warnings of React and breaches of the
 * Content-Security-Policy (the browser prints them as errors), files that a page preloads and then asks for in another way,
 * and exceptions that nobody caught.
 */
export function watchConsole(context: BrowserContext): ConsoleWatch {
  const heard: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const text = message.text();
    const isAboutPolicy = /content.security.policy|trusted.?type/i.test(text);
    const isWasted = /^A preload for .* is not used/.test(text);
    if (message.type() === 'error' || isAboutPolicy || isWasted) heard.push(`${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(String(error.error().stack || error.error())));
  return {
    allow: (pattern) => allowed.push(pattern),
    complaints: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
