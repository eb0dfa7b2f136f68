import { commitmentDay, commitmentHeads } from '#src/contract/site/commitments.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { listHeads, readDay } from './list-heads.ts';

/** The public log of commitments, to be stored and verified by anyone. */
export function addCommitmentRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, commitmentHeads, ({ query }) => listHeads(gateway.db, query.pageNo));
  route(app, gateway, commitmentDay, ({ query }) => readDay(gateway.db, query.number));
}
