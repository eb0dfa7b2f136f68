import type { Context, MiddlewareHandler } from 'hono';

/** No script, own styles alone, forms to ourselves, no frame. A form's post has to name its origin, so the referrer stays at home. */
export function pageHeaders(origin: string): MiddlewareHandler {
  const policy =
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    headers.set('Content-Security-Policy', policy);
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Cross-Origin-Resource-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    headers.set('Referrer-Policy', 'same-origin');
    if (origin.startsWith('https:')) headers.set('Strict-Transport-Security', 'max-age=63072000');
    headers.set('X-Content-Type-Options', 'nosniff');
  };
}

/** Whether a form was sent by a page of ours: as the browser says it, or else by the origin of the post, which is never left out. */
export function isOwnForm(context: Context): boolean {
  const site = context.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin';
  const host = URL.parse(context.req.header('Origin') ?? '')?.host;
  return host !== undefined && host !== '' && host === context.req.header('Host');
}
