import { areas } from '../areas.ts';
import type { SeedRows } from '../http/define-area.ts';

/**
 * Everything on the demonstration site that isn't a game, a vendor or an account: the rows that the areas have for each table. `now` in
 * epoch ms.
 */
export function buildContent(now: number): SeedRows {
  const content: Record<string, unknown[]> = {};
  for (const [table, rows] of areas.flatMap(({ seed }) => Object.entries(seed(now))))
    content[table] = [...(content[table] ?? []), ...rows];
  // Each area names tables and gives their rows: the entries lose the type.
  return content as SeedRows;
}
