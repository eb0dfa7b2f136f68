import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery, CallValue } from '#src/contract/call-types.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { createApp } from '#gateway/app.ts';
import { type Answered, askApp, valueOf } from '#gateway/testing/call-app.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { openSession } from '#gateway/testing/test-members.ts';
import { createAccessToken } from '../../identity/session/access-token.ts';

/** Makes calls as a member of a team, without a login. */
export async function agentClient(gateway: TestGateway, id: string) {
  const member = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { sessionId } = await openSession(gateway.db, member, gateway.clock());
  /** A new one for each call: days go by in a test. */
  const newToken = () => createAccessToken(gateway, { id: sessionId, epoch: 1 });
  const app = createApp(gateway);
  const read = async <C extends Call>(call: C, query: CallQuery<C>): Promise<CallValue<C>> =>
    valueOf(app, call, { token: await newToken(), query });
  const write = async <C extends Call>(call: C, body: CallBody<C>, key: string = crypto.randomUUID()) =>
    told(await askApp(app, call, { token: await newToken(), body, headers: { [idempotencyHeader]: key } }));
  const ask = async <C extends Call>(call: C, query: CallQuery<C>) =>
    told(await askApp(app, call, { token: await newToken(), query }));
  return { newToken, app, read, write, ask };
}

const told = ({ status, envelope }: Answered) => ({
  status,
  success: envelope.success,
  message: envelope.success ? undefined : envelope.message,
  value: envelope.value,
});
