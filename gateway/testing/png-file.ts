import { pngEnd, pngHeader, pngPixels, pngRowBytes, pngSignature } from '#gateway/process/png.ts';

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

/** `more`: pieces before the pixels. */
type Picture = Parameters<typeof pngHeader>[0] & { more?: readonly Buffer[] };

/** A PNG of one colour, in a few bytes at any size. */
export function flatPng({ more = [], ...picture }: Picture): Buffer {
  const { width, height, colour, interlaced } = picture;
  const bytesOf = (w: number, h: number) => (w > 0 ? pngRowBytes(w, colour) * h : 0);
  const bytes = interlaced
    ? passes.reduce(
        (sum, [x, y, dx, dy]) => sum + bytesOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
        0,
      )
    : bytesOf(width, height);
  return Buffer.concat([pngSignature, pngHeader(picture), ...more, pngPixels(Buffer.alloc(bytes)), pngEnd]);
}
