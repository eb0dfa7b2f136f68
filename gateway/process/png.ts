import { crc32, deflateSync } from 'node:zlib';

export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** One byte a sample; samples of a pixel by colour type. */
const samplesOf = { grey: 1, rgba: 4 } as const;
const colourTypes = { grey: 0, rgba: 6 } as const;

type Header = { width: number; height: number; colour?: keyof typeof samplesOf; interlaced?: boolean };

/** A chunk of a PNG file. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

export function pngHeader({ width, height, colour = 'grey', interlaced = false }: Header): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colourTypes[colour], 0, 0, interlaced ? 1 : 0], 8);
  return pngChunk('IHDR', header);
}

/** The bytes of rows before they are compressed: one for the filter, then the samples. */
export const pngRowBytes = (width: number, colour: keyof typeof samplesOf = 'grey'): number =>
  1 + width * samplesOf[colour];

/** `rows`: each with its filter byte before it. */
export const pngPixels = (rows: Buffer): Buffer => pngChunk('IDAT', deflateSync(rows, { level: 6 }));
export const pngEnd = pngChunk('IEND', Buffer.alloc(0));
