import { readAreas } from './gateway-rooms.ts';

/**
 * The rooms of the layers of src that have some, lowest first: a file imports from its own room and from those before it. A file
 * directly in a layer, such as the list of calls, may import all of its rooms. Rooms of areas are named like the gateway's areas;
 * `money` is for every program that speaks of Pix.
 */
const rooms: Readonly<Record<string, readonly string[]>> = {
  contract: ['core', 'worker', 'money', ...readAreas()],
  platform: [
    ...['base', 'storage', 'device', 'calls', 'language', 'human', 'passkeys', 'phone-service'],
    ...['resource', 'worker', 'testing'],
  ],
  state: ['app', 'site', 'identity', 'lobby', 'notify', 'money', 'worker', 'testing'],
  components: ['kit', 'games', 'people', 'site', 'testing'],
};

/** The rooms inside a layer; undefined when it has none. */
export const roomsOf = (layer: string): readonly string[] | undefined => rooms[layer];

/** Why a file of one room of a layer may not import one of another; undefined when it may. */
export function complainAboutRooms(
  layer: string,
  from: string | undefined,
  to: string | undefined,
): string | undefined {
  const order = rooms[layer];
  if (!order || from === undefined || from === to || from === 'testing') return undefined;
  if (to === undefined) return `${layer}/${from} may not import the files directly in ${layer}`;
  return order.indexOf(to) > order.indexOf(from)
    ? `${layer}/${from} is below ${layer}/${to} and may not import it`
    : undefined;
}
