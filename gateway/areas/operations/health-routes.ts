import { sql } from 'kysely';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { within } from '#src/contract/core/within.ts';

/** How long the database may take to answer, in milliseconds. */
const timeout = 2000;

/** `/healthz`: the process lives. `/readyz`: it takes traffic: started, not stopping, and the database answers. */
export function addHealthRoutes(app: App, gateway: Gateway): void {
  app.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  app.get('/readyz', async (c) => {
    const { phase } = gateway.lifecycle;
    const database = phase === 'ready' && (await answers(gateway));
    c.header('Cache-Control', 'no-store');
    return c.json({ status: phase, database }, database ? 200 : 503);
  });
}

const answers = async ({ db }: Gateway): Promise<boolean> => {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return (await within(asked, timeout)) === true;
};
