import sharp, { type Sharp } from 'sharp';

// Uploads are decoded only as PNG or JPEG, whatever type they declare; other decoders are never tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Seconds that one step may take. */
const timeout = 10;

/** A picture of at most this many pixels a side, at a quality of 1 to 100; the first whose bytes are few enough is taken. */
type Form = { readonly side: number; readonly quality: number };
const forms: readonly Form[] = [
  { side: 1600, quality: 80 },
  { side: 1200, quality: 70 },
  { side: 800, quality: 50 },
];
const mostBytes = 500_000;
const iconSide = 256;

/** A JPEG of at most 1600 pixels a side and half a megabyte. Throws an Error where a picture is not whole, or cannot be made so small. */
export async function makePicture(file: Buffer): Promise<Buffer> {
  for (const { side, quality } of forms) {
    const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const;
    const made = await encode(open(file).resize(size), quality);
    if (made.length <= mostBytes) return made;
  }
  throw new Error('a picture that stays large');
}

/** The same, cut to a square around its middle. */
export const makeIcon = (file: Buffer): Promise<Buffer> =>
  encode(open(file).resize({ width: iconSide, height: iconSide, fit: 'cover' }), 82);

/** A photo is rotated as its EXIF data says; a PNG has none, and rotating it would need all its pixels in memory. */
function open(file: Buffer): Sharp {
  const picture = sharp(file, { failOn: 'error' }).timeout({ seconds: timeout });
  return file.readUInt16BE(0) === 0xffd8 ? picture.autoOrient() : picture;
}

/** Metadata is left out unless it is asked for. */
const encode = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.flatten({ background: '#ffffff' }).toColourspace('srgb').jpeg({ quality }).toBuffer();
