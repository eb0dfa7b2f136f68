import { gatewayRoomOf, gatewayRooms } from './gateway-rooms.ts';
import { isTest } from './source-files.ts';
import { complainAboutRooms, roomsOf } from './source-rooms.ts';

/**
 * The layers of src, lowest first (docs/decisions/001-packages-and-folders.md). A file imports from its own folder and from the
 * layers below; some layers have rooms (source-rooms.ts). A new folder has to be added here before it may contain files.
 */
export const sourceLayers = ['contract', 'boot', 'platform', 'state', 'components', 'features', 'routes'];
const lowestUserOfUi = sourceLayers.indexOf('components');

export type Layer =
  | {
      kind: 'layer';
      program: 'src' | 'gateway';
      name: string;
      level: number;
      feature?: string | undefined;
      /** Of a layer that has rooms; undefined for a file directly in it. */
      room?: string | undefined;
    }
  | { kind: 'ui' }
  | { kind: 'unknown'; name: string }
  | { kind: 'program'; name: 'sw' | 'tests' | 'scripts' }
  | { kind: 'outside' };

function gatewayLayerOf(file: string): Layer {
  const name = gatewayRoomOf(file);
  const level = gatewayRooms.findIndex((names) => names.includes(name));
  // A test or a script directly in gateway/ may import all of it.
  if (level === -1 && !name.includes('.')) return { kind: 'unknown', name: `gateway/${name}` };
  return { kind: 'layer', program: 'gateway', name, level: level === -1 ? gatewayRooms.length : level };
}

/** The layer of a file, by its path alone. */
export function layerOf(file: string): Layer {
  const [root, folder, below, ...rest] = file.split('/');
  if (root === 'sw' || root === 'tests' || root === 'scripts') return { kind: 'program', name: root };
  if (root === 'gateway') return gatewayLayerOf(file);
  if (root !== 'src' || folder === undefined) return { kind: 'outside' };
  if (below === undefined) return { kind: 'layer', program: 'src', name: 'top', level: sourceLayers.length };
  if (folder === 'ui') return { kind: 'ui' };
  const level = sourceLayers.indexOf(folder);
  if (level === -1) return { kind: 'unknown', name: `src/${folder}` };
  const inside = rest.length > 0 ? below : undefined;
  const rooms = roomsOf(folder);
  if (rooms && inside !== undefined && !rooms.includes(inside))
    return { kind: 'unknown', name: `src/${folder}/${inside}` };
  const place = { kind: 'layer', program: 'src', name: folder, level } as const;
  return folder === 'features' ? { ...place, feature: inside } : { ...place, room: rooms && inside };
}

type InLayer = Extract<Layer, { kind: 'layer' }>;

function complainInSource(from: InLayer | { kind: 'ui' }, to: Layer): string | undefined {
  if (to.kind === 'program' || (to.kind === 'layer' && to.program === 'gateway')) {
    return `the app never imports from ${to.kind === 'program' ? to.name : 'gateway'}/`;
  }
  if (from.kind === 'ui') return to.kind === 'layer' ? `ui imports nothing of ours, not even ${to.name}` : undefined;
  if (to.kind === 'ui') return from.level < lowestUserOfUi ? `${from.name} is below ui and may not use it` : undefined;
  if (to.kind !== 'layer') return undefined;
  if (to.level > from.level) return `${from.name} is below ${to.name} and may not import it`;
  const complaint = from.name === to.name ? complainAboutRooms(from.name, from.room, to.room) : undefined;
  if (complaint) return complaint;
  if (from.feature !== to.feature && from.name === 'features' && to.name === 'features') {
    return `feature ${from.feature ?? '(none)'} imports feature ${to.feature ?? '(none)'}: move what they share down, or compose in a route`;
  }
  return undefined;
}

function complainInGateway(from: InLayer, to: InLayer): string | undefined {
  if (to.name === from.name) return undefined;
  if (to.level > from.level) return `gateway/${from.name} is below gateway/${to.name} and may not import it`;
  return to.level === from.level && from.name !== 'testing'
    ? `gateway/${from.name} and gateway/${to.name} are side by side and do not import each other`
    : undefined;
}

function complainInProgram(name: 'sw' | 'gateway', to: Layer): string | undefined {
  if (to.kind === 'program') return to.name === name ? undefined : `${name} never imports from ${to.name}/`;
  if (to.kind === 'layer' && to.program === 'gateway') return `${name} never imports from gateway/`;
  const isContract = to.kind === 'layer' && to.name === 'contract';
  return isContract || to.kind === 'outside' ? undefined : `${name} imports nothing of src but src/contract`;
}

/** A test of one room may use the code of another. */
const seeingAllRooms = (from: InLayer | { kind: 'ui' }): InLayer | { kind: 'ui' } =>
  from.kind === 'ui' ? from : { ...from, room: undefined };

/** Why one file may not import another; undefined when it may. Tests may also use the gateway and the tests' support. */
export function complainAboutImport(file: string, target: string): string | undefined {
  const from = layerOf(file);
  const to = layerOf(target);
  const toGateway = to.kind === 'layer' && to.program === 'gateway';
  if (from.kind === 'unknown' || from.kind === 'outside') return undefined;
  if (from.kind === 'program') {
    if (from.name !== 'sw' || (isTest(file) && to.kind === 'program' && to.name === 'tests')) return undefined;
    return complainInProgram('sw', to);
  }
  if (isTest(file) && (toGateway || to.kind === 'program')) return undefined;
  if (from.kind === 'ui' || from.program === 'src')
    return complainInSource(isTest(file) ? seeingAllRooms(from) : from, to);
  return toGateway ? complainInGateway(from, to) : complainInProgram('gateway', to);
}
