import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeIcon, makePicture } from './re-encode.ts';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b75' } });
const refused = { code: 'invalid_request', value: { fields: ['picture'] } };

/** A piece of a PNG file. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const signature = Buffer.from('89504e470d0a1a0a', 'hex');
/** A grey PNG of this size in a few bytes, with further pieces before its pixels. */
function greyPng(width: number, height: number, ...more: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
/** A PNG that says it is an animation of so many pictures, for ever. */
function animation(pictures: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(pictures);
  return greyPng(64, 64, chunk('acTL', control));
}

describe('an uploaded picture', () => {
  it.each(['png', 'jpeg'] as const)('of %s becomes a JPEG of a moderate size', async (format) => {
    const made = await makePicture(await plain(3000, 1500)[format]().toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 800 });
  });

  it('that is small stays as large as it is', async () => {
    expect(await sharp(await makePicture(await plain(90, 60).png().toBuffer())).metadata()).toMatchObject({
      width: 90,
      height: 60,
    });
  });

  it('stands upright and says nothing of where, when and with what it was taken', async () => {
    const exif = { IFD0: { Artist: 'Marina', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'S' } };
    const file = await plain(400, 200).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const made = await makePicture(file);
    const { width, height, exif: left, icc, xmp, iptc, orientation } = await sharp(made).metadata();
    expect({ width, height, left, icc, xmp, iptc, orientation }).toEqual({ width: 200, height: 400 });
    expect(made.includes('Marina')).toBe(false);
  });

  it('is white where it was transparent', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } });
    const { data } = await sharp(await makePicture(await clear.png().toBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it('of noise, which cannot be made small, becomes smaller and coarser instead of heavy', async () => {
    const noise = sharp({
      create: {
        width: 2400,
        height: 2400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 80 },
      },
    });
    expect((await makePicture(await noise.jpeg({ quality: 60 }).toBuffer())).length).toBeLessThanOrEqual(500_000);
  });

  it('becomes a square icon around its middle', async () => {
    const made = await makeIcon(await plain(600, 300).png().toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 });
  });

  it('that moves is its first picture alone, however many it says there are', async () => {
    const made = await makePicture(animation(2 ** 31 - 1));
    expect(await sharp(made).metadata()).toMatchObject({ width: 64, height: 64 });
  });
});

describe('what is no picture is refused', () => {
  const whole = plain(300, 200);
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a renamed program', () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4000, 7)])],
    ['a zip', () => Buffer.from('504b0304140000000800'.padEnd(800, '0'), 'hex')],
    [
      'a picture with a program after its signature',
      () => Buffer.concat([signature, Buffer.from('MZ\x90\0'), Buffer.alloc(4000, 7)]),
    ],
    ['nothing but a signature', () => Buffer.from(signature)],
    ['20,000 pixels wide', () => greyPng(20_000, 10)],
    ['20,000 pixels high', () => greyPng(10, 20_000)],
    ['100 million pixels', () => greyPng(10_000, 10_000)],
    ['a PNG cut off', async () => (await whole.png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9000)],
    ['a JPEG cut off', async () => (await plain(800, 800).jpeg().toBuffer()).subarray(0, -200)],
    ['a GIF', () => whole.clone().gif().toBuffer()],
    ['a WebP', () => whole.clone().webp().toBuffer()],
    ['a TIFF', () => whole.clone().tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('%s', async (_what, make) => {
    const file = await make();
    await expect(makePicture(file)).rejects.toMatchObject(refused);
    await expect(makeIcon(file)).rejects.toMatchObject(refused);
  });
});
