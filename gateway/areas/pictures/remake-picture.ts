import PQueue from 'p-queue';
import { Refusal } from '#gateway/process/refusal.ts';
import { fileURLToPath } from 'node:url';
import { runPictureProcess } from '#gateway/process/run-picture-process.ts';
import { type PictureHeader, readPictureHeader } from './picture-header.ts';

const program = fileURLToPath(new URL('re-encode-process.ts', import.meta.url));

/** Larger pictures are refused by their header: a small file can contain a very large one. The app shrinks photos before the upload. */
const mostPixels = 16_000_000;
const longestSide = 12_000;
/** Maximum memory of a decoder, in bytes: an interlaced PNG of 6 megapixels, a progressive photo of 8 (`held` of its header). */
const mostHeld = 25_000_000;

/** One at a time: each is a process of some hundred megabytes. A queued request holds its file, of at most 5 MB. */
const queue = new PQueue({ concurrency: 1 });
const mostWaiting = 8;

/**
 * A JPEG with the contents of an uploaded PNG or JPEG and nothing else of it: upright, without metadata, on white, 1600 pixels
 * wide and high at most, or an `icon` of 256, cut to a square. An animation is its first picture. Throws Refusal('invalid_request')
 * for anything that is not such a picture whole, or is too large, and Refusal('rate_limited') when too many wait.
 */
export async function remakePicture(kind: 'picture' | 'icon', file: Buffer): Promise<Buffer> {
  const header = readPictureHeader(file);
  if (!header || !isModerate(header)) throw unreadable();
  if (queue.size >= mostWaiting) throw new Refusal('rate_limited', { retryAfter: 5 });
  const made = await queue.add(() => runReEncode(kind, file));
  if (!made) throw unreadable();
  return made;
}

/** The new picture, or undefined where the file is none. */
export const runReEncode = (kind: 'picture' | 'icon', file: Buffer) => runPictureProcess(program, file, kind);

const isModerate = ({ width, height, held }: PictureHeader): boolean =>
  width > 0 && height > 0 && Math.max(width, height) <= longestSide && width * height <= mostPixels && held <= mostHeld;

const unreadable = () => new Refusal('invalid_request', { fields: ['picture'] });
