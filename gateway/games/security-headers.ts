import type { MiddlewareHandler } from 'hono';

/**
 * The policy of the page: own scripts, styles and pictures only, the games' pictures from the app's origin, and no frame
 * around it but the app's.
 */
export function securityHeaders(appOrigin: string): MiddlewareHandler {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
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
