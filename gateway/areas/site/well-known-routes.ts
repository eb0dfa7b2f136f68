import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';

/** Expiry of security.txt; RFC 9116 recommends less than a year; ms. */
const believedFor = 180 * 86_400_000;

/**
 * Well-known addresses: the security contact (RFC 9116), if the operator has set one, and where a password is
 * changed, which password managers open. Nothing else is there, so that they know that these two are meant.
 */
export function addWellKnownRoutes(app: App, { config, clock }: Gateway): void {
  const { securityContact: contact, publicOrigin } = config;
  if (contact !== undefined)
    app.get('/.well-known/security.txt', (c) => {
      c.header('Cache-Control', 'no-cache');
      const expires = new Date(clock() + believedFor).toISOString();
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        'Preferred-Languages: pt, en',
        `Canonical: ${publicOrigin}/.well-known/security.txt`,
      ];
      return c.text(`${lines.join('\n')}\n`);
    });
  app.get('/.well-known/change-password', (c) => {
    c.header('Cache-Control', 'no-cache');
    return c.redirect('/m/changePsw', 302);
  });
}
