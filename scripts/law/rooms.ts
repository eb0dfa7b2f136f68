import { isTest } from './source-files.ts';

/**
 * The rooms of the house, from the ground up (docs of record: the first law of imports). A file imports from its own room
 * and from those below it. A room is the folder under src/; a new folder has to be put here before anything may live in it.
 */
const floors = ['contract', 'platform', 'state', 'components', 'features', 'routes'] as const;
const top = floors.length;
const lowestUserOfUi = floors.indexOf('components');

export type Room =
  | { kind: 'floor'; name: string; floor: number; feature: string | undefined }
  | { kind: 'ui' }
  | { kind: 'unknown'; name: string }
  | { kind: 'program'; name: 'sw' | 'gateway' | 'tests' | 'scripts' }
  | { kind: 'outside' };

/** In which room a file lives, by its path alone. */
export function roomOf(file: string): Room {
  const [root, folder, below, ...rest] = file.split('/');
  if (root === 'sw' || root === 'gateway' || root === 'tests' || root === 'scripts')
    return { kind: 'program', name: root };
  if (root !== 'src' || folder === undefined) return { kind: 'outside' };
  if (below === undefined) return { kind: 'floor', name: 'top', floor: top, feature: undefined };
  if (folder === 'ui') return { kind: 'ui' };
  const floor = floors.findIndex((name) => name === folder);
  if (floor === -1) return { kind: 'unknown', name: folder };
  const feature = folder === 'features' && rest.length > 0 ? below : undefined;
  return { kind: 'floor', name: folder, floor, feature };
}

function complainInSource(from: Extract<Room, { kind: 'floor' | 'ui' }>, to: Room): string | undefined {
  if (to.kind === 'program') return `the app never imports from ${to.name}/`;
  if (from.kind === 'ui') return to.kind === 'floor' ? `ui imports nothing of ours, not even ${to.name}` : undefined;
  if (to.kind === 'ui') return from.floor < lowestUserOfUi ? `${from.name} is below ui and may not use it` : undefined;
  if (to.kind !== 'floor') return undefined;
  if (to.floor > from.floor) return `${from.name} is below ${to.name} and may not import it`;
  if (from.feature !== to.feature && from.name === 'features' && to.name === 'features') {
    return `feature ${from.feature ?? '(none)'} imports feature ${to.feature ?? '(none)'}: move what they share down, or compose in a route`;
  }
  return undefined;
}

/** Why one file may not import another; undefined when it may. Tests may also use the gateway and the tests' support. */
export function complainAboutImport(file: string, target: string): string | undefined {
  const from = roomOf(file);
  const to = roomOf(target);
  if (from.kind === 'program') {
    if (from.name === 'tests' || from.name === 'scripts') return undefined;
    if (isTest(file) && to.kind === 'program' && to.name !== 'sw') return undefined;
    if (to.kind === 'program') return to.name === from.name ? undefined : `${from.name} never imports from ${to.name}/`;
    const isContract = to.kind === 'floor' && to.name === 'contract';
    return isContract || to.kind === 'outside' ? undefined : `${from.name} imports nothing of src but src/contract`;
  }
  if (from.kind === 'unknown' || from.kind === 'outside') return undefined;
  if (isTest(file) && to.kind === 'program') return undefined;
  return complainInSource(from, to);
}
