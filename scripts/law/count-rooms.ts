import { findCycles } from './cycles.ts';
import { gatewayRoomOf } from './gateway-rooms.ts';
import { readModule } from './read-module.ts';
import { isCode, isTest, listSourceFiles } from './source-files.ts';

/** Maximum of the gateway's rooms besides its areas, and of the layers up to app.ts. */
const most = { rooms: 14, floors: 9 };
const top = 'app.ts';

/** For every room of the gateway the rooms that it imports; without tests. */
function readArrows(root: string): Map<string, string[]> {
  const arrows = new Map<string, Set<string>>();
  const files = listSourceFiles(root).filter(
    (file) => file.startsWith('gateway/') && isCode(file) && !isTest(file) && !file.endsWith('.config.ts'),
  );
  for (const file of files) {
    const room = gatewayRoomOf(file);
    const reached = arrows.get(room) ?? new Set();
    arrows.set(room, reached);
    for (const { target } of readModule(root, file).imports)
      if (target?.startsWith('gateway/') && gatewayRoomOf(target) !== room) reached.add(gatewayRoomOf(target));
  }
  return new Map([...arrows].map(([room, reached]) => [room, [...reached]]));
}

/** A room is one floor above the highest that it imports; 1 is the ground. */
function floorOf(room: string, arrows: ReadonlyMap<string, readonly string[]>): number {
  return 1 + Math.max(0, ...(arrows.get(room) ?? []).map((below) => floorOf(below, arrows)));
}

/** The number of rooms that are areas, and of others. */
function countRooms(rooms: readonly string[]): [areas: number, others: number] {
  const areas = rooms.filter((room) => room.startsWith('areas/')).length;
  return [areas, rooms.length - areas];
}

/** Counts rooms, floors and loops of the gateway and says what it found. Returns what is more than it may be, one line each. */
export function findRoomFaults(root: string, say: (line: string) => void = console.log): string[] {
  const arrows = readArrows(root);
  const loops = findCycles(arrows);
  const [areas, rooms] = countRooms([...arrows.keys()]);
  const floors = loops.length > 0 ? Number.NaN : floorOf(top, arrows);
  say(
    `gateway: ${rooms} of ${most.rooms} rooms, ${areas} areas, ${floors} of ${most.floors} floors up to ${top}, ${loops.length} loops`,
  );
  return [
    ...loops.map((loop) => `these rooms of the gateway import each other in a loop: ${loop.toSorted().join(', ')}`),
    ...(rooms > most.rooms ? [`the gateway has ${rooms} rooms beside its areas, more than ${most.rooms}`] : []),
    ...(floors > most.floors ? [`the gateway has ${floors} floors up to ${top}, more than ${most.floors}`] : []),
  ];
}
