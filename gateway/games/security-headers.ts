import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';

/**
 * The policy of the page: its own inline script and nothing that has an address, own styles and pictures, the games'
 * pictures from the app's origin, and no frame around it but the app's. `scripts` are CSP hashes.
 */
export function securityHeaders(appOrigin: string, scripts: readonly string[]): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.length > 0 ? scripts.join(' ') : "'none'"}`,
    "style-src 'self'",
    `img-src 'self' ${appOrigin}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${appOrigin}`,
  ].join('; ');
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy);
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('Referrer-Policy', 'no-referrer');
    if (appOrigin.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=63072000');
    headers.set('X-Content-Type-Options', 'nosniff');
  };
}

/** The CSP hashes of the built page's inline scripts; none when nothing has been built. */
export function pageScripts(folder: string | undefined): string[] {
  const file = folder === undefined ? '' : join(folder, 'index.html');
  if (!existsSync(file)) return [];
  const scripts = readFileSync(file, 'utf8').matchAll(/<script\b[^>]*>([^]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
}
