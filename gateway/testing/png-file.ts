import { constants, crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** A byte a channel; samples of a pixel by colour type. */
const samplesOf = { grey: 1, rgba: 4 } as const;
const colourTypes = { grey: 0, rgba: 6 } as const;
/** The passes of Adam7: where each begins, and its steps. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A piece of a PNG file. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

type Picture = {
  width: number;
  height: number;
  colour?: keyof typeof samplesOf;
  interlaced?: boolean;
  /** Pieces before the pixels. */
  more?: readonly Buffer[];
};

/** A PNG of one colour, in a few bytes however large it is. */
export function flatPng({ width, height, colour = 'grey', interlaced = false, more = [] }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourTypes[colour], 0, 0, interlaced ? 1 : 0], 8);
  const rows = (w: number, h: number) => (w > 0 ? (w * samplesOf[colour] + 1) * h : 0);
  const bytes = interlaced
    ? passes.reduce((sum, [x, y, dx, dy]) => sum + rows(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)), 0)
    : rows(width, height);
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    ...more,
    pngChunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: constants.Z_BEST_SPEED })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
