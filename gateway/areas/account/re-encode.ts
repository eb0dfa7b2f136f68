import PQueue from 'p-queue';
import sharp, { type Sharp } from 'sharp';
import { Refusal } from '#gateway/process/refusal.ts';

// What is uploaded is read as PNG or JPEG or not at all, whatever it says of itself; the other readers are never tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Beyond these a picture is refused before its pixels are read: a small file can hold a very large picture. */
const mostPixels = 50_000_000;
const longestSide = 12_000;
/** Seconds that one step may take. */
const timeout = 10;

/** Pictures that are worked on at once, and that wait for their turn. */
const atOnce = 2;
const mostWaiting = 32;
const queue = new PQueue({ concurrency: atOnce });

/** A picture of at most this many pixels a side, at a quality of 1 to 100; the first whose bytes are few enough is taken. */
type Form = { readonly side: number; readonly quality: number };
const forms: readonly Form[] = [
  { side: 1600, quality: 80 },
  { side: 1200, quality: 70 },
  { side: 800, quality: 50 },
];
const mostBytes = 500_000;
const iconSide = 256;

/**
 * A JPEG with the contents of an uploaded PNG or JPEG and nothing else of it: upright, without metadata, on white, 1600 pixels
 * wide and high at most. An animation is its first picture. Throws Refusal('invalid_request') for anything that is not
 * such a picture whole, or is too large, and Refusal('rate_limited') when too many wait.
 */
export const makePicture = (file: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    await refuseHuge(file);
    for (const { side, quality } of forms) {
      const made = await encode(
        open(file).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
        quality,
      );
      if (made.length <= mostBytes) return made;
    }
    throw unreadable();
  });

/** The same, cut to a square around its middle. */
export const makeIcon = (file: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    await refuseHuge(file);
    return encode(open(file).resize({ width: iconSide, height: iconSide, fit: 'cover' }), 82);
  });

const unreadable = () => new Refusal('invalid_request', { fields: ['picture'] });

async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
  if (queue.size >= mostWaiting) throw new Refusal('rate_limited', { retryAfter: 5 });
  return queue.add(async () => {
    try {
      return await work();
    } catch {
      // The library says much of what it could not read; none of it is worth a word to the sender.
      throw unreadable();
    }
  });
}

const open = (file: Buffer) =>
  sharp(file, { limitInputPixels: mostPixels, failOn: 'error' }).timeout({ seconds: timeout }).autoOrient();

async function refuseHuge(file: Buffer): Promise<void> {
  const { width, height } = await open(file).metadata();
  if (width > longestSide || height > longestSide) throw unreadable();
}

/** Metadata is left out unless it is asked for. */
const encode = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality }).toBuffer();
