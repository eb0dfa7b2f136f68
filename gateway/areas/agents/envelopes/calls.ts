import * as contract from '#src/contract/agents/envelopes.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { rule } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { readTurnoverLeft } from '#gateway/ledger/turnovers.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { readProfile } from '../../site/profile-access.ts';
import { countAudiences } from './audience.ts';
import { countOpen, createRain } from './create-rain.ts';
import { cancelRain } from './end-rain.ts';
import { findFor, listFor, listOwn, proveRain, toOwn } from './show-rains.ts';
import { takeEnvelope } from './take-envelope.ts';

/** Rains of red envelopes: an agent makes and pays them, members of the team take [S2-078, S2-092]. */
export function addEnvelopeCalls(app: App, gateway: Gateway): void {
  const { db, clock, config, limits } = gateway;
  const isAllowed = async () => rule(await readProfile(gateway), 'envelopeRain');

  route(app, gateway, contract.rainOptions, async ({ member }) => {
    const player = await readPlayer(db, member.id);
    if (!player) throw new Refusal('session_ended');
    const { locked } = await readTurnoverLeft(db, { memberId: member.id, currency: player.currency });
    const audience = await countAudiences(db, { agentId: member.id, merchant: config.merchant }, clock());
    const free = fromMinor(Math.max(0, player.balanceMinor - locked));
    return { allowed: await isAllowed(), free, ...audience, open: await countOpen(db, member.id) };
  });

  route(app, gateway, contract.ownRains, ({ member, query: { pageNo } }) => listOwn(db, member.id, pageNo, clock()));

  route(
    app,
    gateway,
    contract.createRain,
    async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
      await limits.consume('rain', member.id);
      return runOnce(gateway, { scope: `${member.id}:rain`, key, body }, async (trx) =>
        toOwn(await createRain(gateway, trx, member.id, body), clock()),
      );
    },
  );

  route(app, gateway, contract.cancelRain, async ({ member, body: { id }, idempotencyKey: key }) =>
    runOnce(gateway, { scope: `${member.id}:rain-cancel`, key, body: { id } }, async (trx) =>
      toOwn(await cancelRain(gateway, trx, { id, agentId: member.id }), clock()),
    ),
  );

  route(app, gateway, contract.rains, async ({ member }) => ({
    list: await listFor(gateway, member.id, await isAllowed()),
  }));

  route(app, gateway, contract.takeEnvelope, async ({ member, body: { id }, idempotencyKey: key }) => {
    await limits.consume('envelope', member.id);
    await runOnce(gateway, { scope: `${member.id}:envelope`, key, body: { id } }, async (trx) => {
      await takeEnvelope(gateway, trx, { id, memberId: member.id });
      return {};
    });
    return findFor(gateway, id, member.id);
  });

  route(app, gateway, contract.rainProof, ({ member, query: { id } }) => proveRain(gateway, id, member.id));
}
