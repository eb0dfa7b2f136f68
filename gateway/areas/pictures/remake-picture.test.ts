import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pngChunk, pngSignature } from '#gateway/process/png.ts';
import { flatPng } from '#gateway/testing/png-file.ts';
import { remakePicture, runReEncode } from './remake-picture.ts';

const makePicture = (file: Buffer) => remakePicture('picture', file);
const makeIcon = (file: Buffer) => remakePicture('icon', file);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6b75' } });
const refused = { code: 'invalid_request', value: { fields: ['picture'] } };

/** A PNG that says it is an animation of so many pictures, for ever. */
function animation(pictures: number): Buffer {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(pictures);
  return flatPng({ width: 64, height: 64, more: [pngChunk('acTL', control)] });
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

  it('is upright and without metadata of place, time and camera', async () => {
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

/** 209 kB, 200 MB of pixels. */
const interlaced = () => flatPng({ width: 11_999, height: 4166, colour: 'rgba', interlaced: true });
const coefficients = () =>
  plain(4000, 4000).jpeg({ quality: 20, progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

describe('the process that reads a picture', () => {
  it('is ended when it takes more memory than it may, and the next one works', async () => {
    expect(await runReEncode('picture', interlaced())).toBeUndefined();
    expect(await runReEncode('picture', flatPng({ width: 20, height: 20 }))).toBeInstanceOf(Buffer);
  });

  it.each(['picture', 'icon'] as const)('makes a %s of a photo of 12 megapixels', async (kind) => {
    const photo = await plain(4032, 3024).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    const { width, height } = await sharp(await remakePicture(kind, photo)).metadata();
    expect([width, height]).toEqual(kind === 'icon' ? [256, 256] : [1200, 1600]);
  });

  it('lets eight wait, and refuses more before they are read', async () => {
    const file = flatPng({ width: 20, height: 20 });
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => remakePicture('icon', file)));
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals).toHaveLength(3);
    for (const reason of refusals) expect(reason).toMatchObject({ code: 'rate_limited' });
  });
});

describe('what is no picture is refused', () => {
  const whole = plain(300, 200);
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a renamed program', () => Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4000, 7)])],
    ['a zip', () => Buffer.from('504b0304140000000800'.padEnd(800, '0'), 'hex')],
    [
      'a picture with a program after its signature',
      () => Buffer.concat([pngSignature, Buffer.from('MZ\x90\0'), Buffer.alloc(4000, 7)]),
    ],
    ['nothing but a signature', () => Buffer.from(pngSignature)],
    ['20,000 pixels wide', () => flatPng({ width: 20_000, height: 10 })],
    ['20,000 pixels high', () => flatPng({ width: 10, height: 20_000 })],
    ['17 million pixels', () => flatPng({ width: 4200, height: 4100 })],
    ['11,999 by 4,166 pixels that are all held at once', interlaced],
    ['a progressive JPEG whose coefficients take 96 MB', coefficients],
    ['a JPEG of a kind that no camera writes', () => Buffer.from('ffd8ffc9000b080010001001011100ffda0000', 'hex')],
    ['a JPEG without a frame', () => Buffer.from('ffd8ffda000801010000', 'hex')],
    ['no pixels at all', () => flatPng({ width: 0, height: 0 })],
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
