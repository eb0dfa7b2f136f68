import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gatewayRooms } from '../../scripts/law/gateway-rooms.ts';
import { sourceLayers } from '../../scripts/law/layers.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

const document = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');
const picture = /```\n([^]*?)```/.exec(document)?.[1]?.split('\n') ?? [];
/** The line of the picture that names a room, in its left half (src) or its right one (gateway); -1 if none does. */
const lineOf = (room: string, side: 'left' | 'right') =>
  picture.findIndex((line) => {
    const half = side === 'left' ? line.slice(0, 46) : line.slice(46);
    return new RegExp(`(?<![\\w.])${room.replace('.', '\\.')}(?![\\w.])`).test(half);
  });

it('the picture of the architecture shows every layer of src, the highest above', () => {
  const lines = sourceLayers.map((layer) => lineOf(layer, 'left'));
  expect(sourceLayers.filter((_, index) => lines[index] === -1)).toEqual([]);
  expect(lines.toSorted((one, other) => other - one)).toEqual(lines);
});

it('the picture of the architecture shows every room of the gateway, the areas as one, none below what it imports', () => {
  const rows = gatewayRooms.map((rooms) =>
    rooms.filter((room) => room !== 'testing').map((room) => room.replace(/^areas\/.*/, 'areas/NAME')),
  );
  expect(rows.flat().filter((room) => lineOf(room, 'right') === -1)).toEqual([]);
  const lines = rows.flatMap((rooms) => rooms.map((room) => lineOf(room, 'right')));
  expect(lines.toSorted((one, other) => other - one)).toEqual(lines);
});
