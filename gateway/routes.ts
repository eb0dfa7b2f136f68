import { existsSync } from 'node:fs';
import type { App } from './app-env.ts';
import type { Gateway } from './context.ts';

type AddRoutes = (app: App, gateway: Gateway) => void;

const names = ['system', 'games', 'announcements', 'help', 'health', 'docs', 'session', 'member', 'captcha', 'favourites', 'recent', 'launch', 'wallet', 'winners', 'vendor'];
const modules = await Promise.all(
  names
    .map((name) => new URL(`./routes/${name}.ts`, import.meta.url))
    .filter((url) => existsSync(url))
    .map((url) => import(url.href) as Promise<Record<string, unknown>>),
);

export function addRoutes(app: App, gateway: Gateway): void {
  for (const found of modules) for (const [name, add] of Object.entries(found)) if (/^add\w+Routes$/.test(name)) (add as AddRoutes)(app, gateway);
}
