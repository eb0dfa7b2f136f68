import { createHmac, randomBytes } from 'node:crypto';
import { chips, freePlayLogin, freePlayLoginByGet } from '#src/contract/vendors/free-play.ts';
import type { Launch } from '#src/contract/vendors/launch.schema.ts';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { playCurrency } from '#src/contract/core/play-money.ts';
import type { App, AppContext } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { LaunchAsked } from './answer-launch.ts';
import { hashText } from '#gateway/ledger/canonical-hash.ts';
import { launchFree } from './launch-free.ts';
import type { Member } from '#gateway/context/member.ts';
import { readMerchant } from '../site/merchant.ts';
import { ledgerOf } from '#gateway/ledger/play-money.ts';
import { findPlayPlayer, playerLife, type PlayOwner } from './play-players.ts';
import { readSession } from './session-net.ts';
import { privateCookie } from '#gateway/http/private-cookie.ts';
import { route } from '#gateway/http/route.ts';
import { refuseForeignOrigin } from '#gateway/http/same-origin.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey } from '#gateway/process/secrets.ts';

/** Recognises a visitor for a day after their last launch; it gives access to play money only. */
const seat = privateCookie('mare_play', '/wps/session/login/freeplay');

type Asking = {
  readonly c: AppContext;
  readonly ip: string;
  readonly member: Member | null;
  readonly idempotencyKey: string | undefined;
};

/** Games with play money (gateway/areas/vendors/README.md): for trial guests, and for visitors, who are known by a cookie alone. */
export function addFreePlayRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, freePlayLogin, ({ body, ...asking }) => open(gateway, body, asking));
  route(app, gateway, freePlayLoginByGet, ({ query, ...asking }) => open(gateway, query, asking));

  route(app, gateway, chips, async ({ member, c, query: { since } }) => {
    const { db } = gateway;
    const now = gateway.clock();
    const owner = member ? { member_id: member.id } : visitor(seat.read(c, gateway) ?? '');
    const player = await findPlayPlayer(db, owner, now);
    if (!player) return { chips: 0, won: 0 };
    const key = { memberId: player.id, currency: playCurrency, since };
    const { balance, won } = await readSession(ledgerOf(db, player.id), key, now);
    return { chips: balance, won };
  });
}

/** Refuses with no_permission (who has money plays for money), game_unavailable (no such module), and as launchFree does. */
async function open(
  gateway: Gateway,
  { moduleId, ...asked }: Omit<LaunchAsked, 'key'> & { readonly moduleId: string },
  { c, ip, member, idempotencyKey: key }: Asking,
): Promise<Launch> {
  refuseForeignOrigin(c, gateway);
  await gateway.limits.consume('launch', ip);
  if (member && !isTrialGuest(member.type)) throw new Refusal('no_permission');
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  if (merchant?.settings.freePlayModule !== moduleId) throw new Refusal('game_unavailable');
  const launch = { ...asked, key };
  if (member) return launchFree(gateway, { member_id: member.id, sessionId: member.sessionId }, launch);

  const secret = await seatOf(gateway, c, { ip, key });
  const answer = await launchFree(gateway, { ...visitor(secret), sessionId: '' }, launch);
  c.header('Set-Cookie', seat.write(gateway, secret, playerLife / 1000));
  return answer;
}

const visitor = (secret: string): PlayOwner => ({ cookie_hash: hashText(secret) });

/**
 * A known visitor's secret, or a new one, derived from the request's key, so that a retry after a response was lost
 * with its cookie creates no second player.
 */
async function seatOf(gateway: Gateway, c: AppContext, { ip, key }: { ip: string; key: string | undefined }) {
  const { db, clock } = gateway;
  const held = seat.read(c, gateway);
  const isSeated = async (secret: string) => (await findPlayPlayer(db, visitor(secret), clock())) !== undefined;
  if (held && (await isSeated(held))) return held;
  const made =
    key === undefined
      ? randomBytes(32).toString('base64url')
      : createHmac('sha256', deriveKey(gateway, 'play-seat')).update(key).digest('base64url');
  if (!(await isSeated(made))) await gateway.limits.consume('play-seat', ip);
  return made;
}
