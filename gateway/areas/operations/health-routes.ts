import { sql } from 'kysely';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { within } from '#src/contract/core/within.ts';

/** Timeout of the database; ms. */
const timeout = 2000;

/** `/healthz`: the process is alive. `/readyz`: it accepts traffic: started, not stopping, and the database responds. */
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
