import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { type Asked, answerMessages } from './bet-messages.ts';
import { timeLanes } from './lanes.ts';

/*
 * Stakes as transfers of pgledger, a ledger of SQL functions (github.com/pgr0ss/pgledger), from the accounts of members to one account of a vendor, in a
 * process of its own (bet-messages.ts).
 */

/** `root`: a checkout of pgledger. `url`: an empty database of PostgreSQL. */
type Start = { readonly root: string; readonly url: string };

const start = JSON.parse(process.argv[2] ?? '') as Start;
const members = 200;
const sources = [
  'vendor/scoville-pgsql-ulid/ulid-to-uuid.sql',
  'vendor/scoville-pgsql-ulid/uuid-to-ulid.sql',
  'pgledger.sql',
];
/** One connection for each worker. */
const pool = new Pool({ connectionString: start.url, max: 20 });

async function createAccount(name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from pgledger_create_account($1, $2)', [name, 'BRL']);
  return rows[0]?.id ?? '';
}

const transfer = (from: string, to: string, amount: string) =>
  pool.query({
    name: 'transfer',
    text: 'select id from pgledger_create_transfer($1, $2, $3::numeric)',
    values: [from, to, amount],
  });

let players: readonly string[] = [];
let vendor = '';

async function prepare(): Promise<void> {
  for (const source of sources) await pool.query(readFileSync(join(start.root, source), 'utf8'));
  const house = await createAccount('house');
  vendor = await createAccount('vendor');
  const opened: string[] = [];
  for (let number = 0; number < members; number += 1) {
    const player = await createAccount(`bettor${number}`);
    await transfer(house, player, '10000000');
    opened.push(player);
  }
  players = opened.toSorted(() => Math.random() - 0.5);
}

async function bet(asked: Asked & { what: 'bet' }): Promise<readonly number[]> {
  return timeLanes(asked, (lane, turn) =>
    transfer(players[(lane + turn * asked.lanes) % players.length] ?? '', vendor, '0.01'),
  );
}

answerMessages({ prepare, bet });
