import { appendFileSync, writeFileSync } from 'node:fs';
import { StatementWriter } from '#src/contract/records/statement-csv.ts';
import { readStatement } from '../areas/records/statement.ts';
import { joinDatabase } from '../db/open-database.ts';

/*
 * Writes the statement of a player to a file as their page does, in a process of its own, and prints how much memory that took: `rest` before the first part, and
 * the `peak`; bytes. Its arguments: the data folder, the player's id, the file.
 */
const [dataDir = '', playerId = '', path = ''] = process.argv.slice(2);
const { db, close } = await joinDatabase({ dataDir });
const whose = { db, playerId, currency: 'BRL' };
const span = { from: 0, to: 4_102_444_800_000, language: 'pt' } as const;
const rest = process.memoryUsage.rss();
let peak = rest;
const writer = new StatementWriter('pt');
writeFileSync(path, await writer.head([['Extrato', 'Maré']], ['a', 'b', 'c', 'd', 'e', 'f']));
let entries = 0;
for (let after: string | undefined; ;) {
  const { items, next } = await readStatement(whose, { ...span, after });
  for (const { at, kind, about, id, ...money } of items)
    appendFileSync(path, await writer.entry({ time: new Date(at).toISOString(), what: kind, about, id }, money));
  entries += items.length;
  peak = Math.max(peak, process.memoryUsage.rss());
  if (next === undefined) break;
  after = next;
}
appendFileSync(path, await writer.end('Total'));
await close();
console.log(JSON.stringify({ rest, peak, entries }));
