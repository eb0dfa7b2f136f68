import type { App } from './http/app-env.ts';
import type { Gateway } from './context/gateway.ts';
import type { Guards } from './http/guards.ts';
import { account } from './areas/account/area.ts';
import { agents } from './areas/agents/area.ts';
import { chat } from './areas/chat/area.ts';
import { agentNeedsStep } from './areas/identity/passkeys/agent-step.ts';
import { readAccessToken } from './areas/identity/session/access-token.ts';
import { decryptBody } from './areas/identity/session/encrypted-body.ts';
import { identity } from './areas/identity/area.ts';
import { invitations } from './areas/invitations/area.ts';
import { jackpots } from './areas/jackpots/area.ts';
import { growJackpots } from './areas/jackpots/grow-jackpots.ts';
import { shrinkJackpots } from './areas/jackpots/shrink-jackpots.ts';
import { lobby } from './areas/lobby/area.ts';
import { addLaunchRoutes } from './areas/lobby/launch-calls.ts';
import { lottery } from './areas/lottery/area.ts';
import { mall } from './areas/mall/area.ts';
import { notify } from './areas/notify/area.ts';
import { operations } from './areas/operations/area.ts';
import { payments } from './areas/payments/area.ts';
import { pictures } from './areas/pictures/area.ts';
import { promotions } from './areas/promotions/area.ts';
import { records } from './areas/records/area.ts';
import { refuseClosedModule } from './areas/site/module-access.ts';
import { refuseForbidden } from './areas/site/profile-access.ts';
import { refuseWhileClosed } from './areas/site/site-state.ts';
import { site } from './areas/site/area.ts';
import { Refusal } from './process/refusal.ts';
import { vendors } from './areas/vendors/area.ts';
import { wallets } from './areas/wallets/area.ts';
import { followIntoGame } from './areas/wallets/follow-game.ts';
import { addVendorRoutes } from './areas/vendors/vendor-routes.ts';

/** Every area, lowest first: an area imports only from those before it, which `npm run check` enforces. */
export const areas = [
  site,
  notify,
  identity,
  pictures,
  vendors,
  payments,
  wallets,
  promotions,
  lobby,
  account,
  operations,
  lottery,
  jackpots,
  mall,
  records,
  chat,
  invitations,
  agents,
];

/** Functions of areas that http calls; http imports no area. */
export const guards: Guards = {
  refuseClosed: async (gateway, call) => {
    await refuseWhileClosed(gateway, call);
    await refuseClosedModule(gateway, call);
    await refuseForbidden(gateway, call);
  },
  refuseAgent: async (gateway, member) => {
    if (await agentNeedsStep(gateway, member)) throw new Refusal('no_permission', { needs: 'secondStep' });
  },
  readMember: readAccessToken,
  openBody: decryptBody,
};

/** Adds every call and route to the app. Jackpots follow the rounds that vendors report, and money follows into the games that are launched. */
export function addRoutes(app: App, gateway: Gateway): void {
  for (const add of areas.flatMap(({ routes }) => routes)) add(app, gateway);
  addLaunchRoutes(app, gateway, followIntoGame);
  addVendorRoutes(app, gateway, { ended: growJackpots, takenBack: shrinkJackpots });
}
