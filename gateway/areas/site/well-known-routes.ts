import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';

/** What security.txt says is believed this long; RFC 9116 recommends less than a year. In milliseconds. */
const believedFor = 180 * 86_400_000;

/**
 * What other programs look for at fixed addresses: whom to tell of a weakness (RFC 9116), where the operator has said it, and where a password is
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
