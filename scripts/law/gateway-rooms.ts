import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../tool/launch.mjs';

/**
 * A room of the gateway: a folder directly in gateway/, an area in gateway/areas/, or a file directly in gateway/. `areas/mall` is that
 * of gateway/areas/mall/redeem.ts.
 */
export function gatewayRoomOf(file: string): string {
  const [, folder = '', below = '', ...rest] = file.split('/');
  return folder === 'areas' && rest.length > 0 ? `areas/${below}` : folder;
}

/** The areas in the order of gateway/areas.ts, lowest first: an area imports only from those before it. */
export function readAreas(): string[] {
  const source = readFileSync(join(projectRoot, 'gateway/areas.ts'), 'utf8');
  const list = /export const areas = \[([^\]]*)\]/.exec(source)?.[1];
  if (list === undefined) throw new Error('gateway/areas.ts has no list of areas');
  return [...list.matchAll(/\w+/g)].map(([name]) => name);
}

/**
 * The rooms of the gateway, lowest first. A file imports from its own room and from those below; rooms in one row do not import
 * each other. A new folder has to be added here, and a new area to gateway/areas.ts, before it may contain files.
 */
export const gatewayRooms: readonly (readonly string[])[] = [
  ['process'],
  ['db'],
  ['context', 'actions'],
  ['http', 'ledger'],
  ...readAreas().map((name) => [`areas/${name}`]),
  ['areas.ts', 'pages'],
  ['app.ts'],
  ['demo', 'games', 'bank'],
  ['server'],
  ['cli'],
  ['testing'],
];
