import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as securityChain from '../db/migrations/041-security-chain.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { findBrokenEvents } from './security-chain.ts';
import { recordSecurityEvent, sweepSecurityEvents } from './security-events.ts';

const day = 86_400_000;

forEachDatabase((dialect) => {
  it('security events from before there were chains are chained by the migration, and swept like the others', async () => {
    const old = await createTestGateway({ dialect });
    for (let count = 0; count < 3; count += 1) {
      await recordSecurityEvent(old, { kind: 'login_failed', detail: String(count) });
      old.advance(day);
    }
    for (const index of ['security_events_chain', 'security_events_ends'])
      await sql`drop index ${sql.ref(index)}`.execute(old.db);
    for (const column of Object.keys(securityChain.securityChain.security_events))
      await sql`alter table security_events drop column ${sql.ref(column)}`.execute(old.db);
    await securityChain.up(old.db as unknown as Kysely<unknown>);
    const events = () => old.db.selectFrom('security_events').selectAll().orderBy('at').execute();
    expect((await events()).map(({ detail, seq }) => [detail, seq])).toEqual([
      ['0', 1],
      ['1', 2],
      ['2', 3],
    ]);
    expect(await findBrokenEvents(old.db)).toEqual([]);
    old.advance(88 * day);
    await sweepSecurityEvents(old);
    expect((await events()).map(({ detail }) => detail)).toEqual(['2']);
    expect(await findBrokenEvents(old.db)).toEqual([]);
    await old.close();
  });
});
