import { randomBytes } from 'node:crypto';
import { linkSocial, registerSocial, socialCodeSeconds, takeSocial } from '#src/contract/identity/social.ts';
import type { SocialOutcome } from '#src/contract/identity/social.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import { socialLinkReturn, socialReturn, writeSocialToken } from '#src/contract/site/social-providers.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { recordSecurityEvent } from '#gateway/context/security-events.ts';
import { consumeToken } from '#gateway/context/consume-token.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { hasPassword } from '#gateway/areas/site/has-password.ts';
import type { Member } from '#gateway/context/member.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import { heldSession } from '../session/give-session.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { signInMember } from '../session/sign-in-member.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { notifyMember } from '#gateway/areas/notify/inbox/notify-member.ts';
import { identityLinked } from '#gateway/areas/notify/push/account-messages.ts';
import { registerIdentity } from '../registration/register-identity.ts';
import { checkOwnPassword, wrongPassword } from '../session/own-password.ts';
import { refuseWrongKind } from '../session/refuse-wrong-kind.ts';
import { Authorisation, authorise, Identity, readIdentity } from './authorisation.ts';
import { identitiesOf, linkIdentity, memberOfIdentity } from './identities.ts';
import { offeredProvider } from './providers.ts';
import { openState, encryptState } from '#gateway/context/encrypted-state.ts';

/** One cookie for all steps (authorising, returned, registering or linking), encrypted for each purpose. */
const cookie = privateCookie('mare_social', '/wps/session/social');
const path = '/wps/session/social/:provider{facebook|google}';
/** Timeouts at the provider, for choosing a name, and for typing the password; seconds. */
const validFor = { provider: 600, name: 900, password: 900 };

const Named = v.object({ code: v.string(), identity: Identity, link: v.optional(v.string()) });
const Choosing = v.object({ identity: Identity });
const Linking = v.object({ identity: Identity, link: v.string() });

/**
 * Sign-in by an account elsewhere, by redirects alone (docs/decisions/059-social-login.md): start, provider, callback, and the login
 * page with a code that is good once, within a minute, and with the cookie of the browser that was at the provider.
 */
export function addSocialRoutes(app: App, gateway: Gateway): void {
  const { logger, limits } = gateway;

  app.get(`${path}/start`, async (c) => {
    const provider = c.req.param('provider') as Authorisation['provider'];
    await limits.consume('social', c.var.ip);
    const client = isOwnLink(c) ? await offeredProvider(gateway, provider) : undefined;
    if (!client) return leave(c, socialReturn);
    const link = c.req.query('link') === undefined ? undefined : await heldSession(c, gateway);
    const { url, authorisation } = await authorise(client, provider, {
      redirectUri: callback(gateway, provider),
      link,
    });
    return leave(c, url.href, await sealed(gateway, 'social-authorisation', authorisation, validFor.provider));
  });

  app.get(`${path}/callback`, async (c) => {
    const provider = c.req.param('provider') as Authorisation['provider'];
    await limits.consume('social', c.var.ip);
    const asked = await openState(gateway, 'social-authorisation', Authorisation, cookie.read(c, gateway));
    const page = asked?.link === undefined ? socialReturn : socialLinkReturn;
    const back = (token: string, set?: string) =>
      leave(c, `${page}?token=${writeSocialToken(token)}`, set ?? cookie.write(gateway, '', 0));
    if (c.req.query('error') === 'access_denied') return back('cancelled');
    const client = await offeredProvider(gateway, provider);
    if (!client || asked?.provider !== provider) return back('failed');
    try {
      const address = new URL(callback(gateway, provider));
      address.search = new URL(c.req.url).search;
      const identity = await readIdentity(client, address, asked);
      const code = randomBytes(24).toString('base64url');
      const named = { code, identity, ...(asked.link !== undefined && { link: asked.link }) };
      return back(code, await sealed(gateway, 'social-callback', named, socialCodeSeconds));
    } catch (error) {
      logger.warn({ provider, err: error }, 'a sign-in provider named nobody');
      return back('failed');
    }
  });

  route(app, gateway, takeSocial, async ({ body, member, ip, c }): Promise<SocialOutcome> => {
    refuseForeignOrigin(c, gateway);
    await limits.consume('social', ip);
    const named = await openState(gateway, 'social-callback', Named, cookie.read(c, gateway));
    if (!named || named.code !== body.code) throw new Refusal('handover_invalid');
    const { identity, link } = named;
    if (link !== undefined) {
      if (!member || member.sessionId !== link) throw new Refusal('session_ended');
      if (!may.security(member.type)) throw new Refusal('free_reject');
      const { provider } = identity;
      if (!(await hasPassword(gateway.db, member.id))) {
        await linkTo(gateway, c, identity, member);
        return { outcome: 'linked', provider };
      }
      c.header('Set-Cookie', await sealed(gateway, 'social-linking', { identity, link }, validFor.password));
      return { outcome: 'confirm', provider };
    }
    const found = await memberOfIdentity(gateway, identity);
    if (found) return { outcome: 'signed-in', login: await enter(c, found, body.attempt, named.code) };
    c.header('Set-Cookie', await sealed(gateway, 'social-choosing', { identity }, validFor.name));
    return { outcome: 'new', provider: identity.provider, suggestion: identity.suggestion };
  });

  route(app, gateway, linkSocial, async ({ body, member, c }) => {
    refuseForeignOrigin(c, gateway);
    const linking = await openState(gateway, 'social-linking', Linking, cookie.read(c, gateway));
    if (linking?.link !== member.sessionId) throw new Refusal('handover_invalid');
    const { right } = await checkOwnPassword(gateway, member, body.password);
    if (!right) throw wrongPassword('password');
    await linkTo(gateway, c, linking.identity, member);
    return identitiesOf(gateway, member.id);
  });

  route(app, gateway, registerSocial, async ({ body, ip, c }) => {
    refuseForeignOrigin(c, gateway);
    await limits.consume('register', ip);
    const choosing = await openState(gateway, 'social-choosing', Choosing, cookie.read(c, gateway));
    if (!choosing) throw new Refusal('handover_invalid');
    const member = await registerIdentity(gateway, choosing.identity, body);
    logger.info({ memberId: member.id, ip, provider: choosing.identity.provider }, 'registered');
    const login = await enter(c, member, body.attempt);
    c.header('Set-Cookie', cookie.write(gateway, '', 0), { append: true });
    return login;
  });

  /** Signs in, unless the account is locked; consumes `code`, except in a retry after a lost response. */
  async function enter(c: AppContext, member: Tables['members'], attempt: string | undefined, code?: string) {
    if (member.status !== 'open') throw new Refusal('login_failed');
    await refuseWrongKind(gateway, member.type, false);
    const spend =
      code === undefined
        ? undefined
        : async (trx: Parameters<typeof linkIdentity>[0]) => {
            const expiresAt = gateway.clock() + socialCodeSeconds * 1000;
            if (!(await consumeToken(trx, { kind: 'social', id: code, expiresAt })))
              throw new Refusal('handover_invalid');
          };
    return signInMember(c, gateway, member, { attempt, ip: c.var.ip, by: 'social', spend });
  }
}

/** Links a provider's account to a member and notifies the member's other devices. */
async function linkTo(gateway: Gateway, c: AppContext, identity: Identity, member: Member): Promise<void> {
  const { id: memberId } = member;
  const isNew = await transact(gateway.db, async (trx) => {
    const linked = await linkIdentity(trx, identity, member, gateway.clock());
    if (linked) await notifyMember(trx, { memberId }, identityLinked, gateway.clock());
    return linked;
  });
  if (isNew)
    await recordSecurityEvent(gateway, { kind: 'identity_linked', memberId, ip: c.var.ip, detail: identity.provider });
  c.header('Set-Cookie', cookie.write(gateway, '', 0));
}

/** Whether one of our pages links here, or the address was typed; old browsers do not report it. */
const isOwnLink = (c: AppContext): boolean =>
  ['same-origin', 'none', undefined].includes(c.req.header('Sec-Fetch-Site'));

const callback = ({ config }: Gateway, provider: string): string =>
  `${config.publicOrigin}/wps/session/social/${provider}/callback`;

const sealed = async (gateway: Gateway, purpose: string, state: Record<string, unknown>, seconds: number) =>
  cookie.write(gateway, await encryptState(gateway, purpose, state, seconds), seconds);

function leave(c: AppContext, address: string, set?: string): Response {
  if (set !== undefined) c.header('Set-Cookie', set);
  c.header('Cache-Control', 'no-store');
  return c.redirect(address, 302);
}
