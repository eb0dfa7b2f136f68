import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLogger } from '../process/logger.ts';
import { startProblem } from '../server/start-problem.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '../testing/test-members.ts';
import { vendorClient } from '../testing/vendor-client.ts';

let gateway: TestGateway;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const logger = createLogger('error', { write: (line) => void lines.push(line) });
  gateway = { ...(await createTestGateway()), logger };
});
afterEach(() => gateway.close());

/** The events of the lines that have one. */
const events = () => lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);

it('says of a full disk that it is one, to the log alone, and works again once there is room', async () => {
  const { db } = gateway;
  const row = await addMember(db, 'marina');
  await fundMember(db, row.id, 100_000_000);
  const member = await openSession(db, row, gateway.clock());
  const vendor = vendorClient(createApp(gateway), gateway);
  const playerToken = await vendor.enter(member);
  const bet = (number: number) =>
    vendor.call('bet', {
      playerId: row.id,
      roundId: `r${number}`,
      transactionId: `t${number}`,
      amount: '1.00',
      currency: 'BRL',
      nodeId: 'COR-2',
      playerToken,
    });
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  let number = 0;
  let answer = await bet(number);
  while (answer.status === 200 && number < 500) answer = await bet((number += 1));
  expect(answer).toMatchObject({ status: 500, code: 'unknown_error' });
  expect(events()).toEqual(['storage_full']);
  await sql`pragma max_page_count = 1000000`.execute(db);
  expect(await bet(number)).toMatchObject({ status: 200 });
});

it.each(['SQLITE_FULL', '53100', 'ENOSPC'])('tells the operator of %s, also as a cause, by the same name', (code) => {
  const error = new Error('it failed', { cause: Object.assign(new Error('no room'), { code }) });
  expect(startProblem(error)).toBe('The disk of the database or of the data folder is full (storage_full).');
  gateway.logger.error({ err: error }, 'anything');
  expect(events()).toEqual(['storage_full']);
});

it('names no event of other errors', () => {
  gateway.logger.error({ err: new Error('another') }, 'anything');
  gateway.logger.error('a text alone');
  expect(lines).toHaveLength(2);
  expect(events()).toEqual([]);
});
