import { expect, it } from 'vitest';
import { upload } from '#src/contract/core/limits.ts';
import { readPicture } from './read-picture.ts';

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1];
const file = (bytes: number[], type: string) => new File([new Uint8Array(bytes)], 'foto', { type });

it.each(['image/jpeg', '', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])(
  'a JPEG of the type "%s" is one',
  async (type) => {
    const read = await readPicture(file(jpeg, type));
    expect([read?.type, read?.name, read?.size]).toEqual(['image/jpeg', 'foto', jpeg.length]);
  },
);

it('a PNG is one under any name', async () => {
  expect((await readPicture(file(png, 'image/jpeg')))?.type).toBe('image/png');
});

it.each([
  ['a renamed program', [0x4d, 0x5a, 1, 2, 3, 4, 5, 6], 'image/png'],
  ['a GIF', [0x47, 0x49, 0x46, 0x38], 'image/jpeg'],
  ['nothing', [], 'image/png'],
])('%s is no picture', async (_what, bytes, type) => {
  expect(await readPicture(file(bytes, type))).toBeUndefined();
});

it('a picture that is too large, or that the device does not let be read, is none', async () => {
  expect(
    await readPicture(new File([new Uint8Array([...jpeg, ...new Uint8Array(upload.maxBytes)])], 'a')),
  ).toBeUndefined();
  const gone = file(jpeg, 'image/jpeg');
  gone.slice = () =>
    ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob;
  expect(await readPicture(gone)).toBeUndefined();
});
