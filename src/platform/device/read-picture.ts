import { upload } from '#src/contract/core/limits.ts';

type PictureType = (typeof upload.types)[number];

/** The first bytes of each type. */
const beginnings: Record<PictureType, readonly number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * Reads a chosen file as a picture that the gateway accepts, with the type of its bytes, because devices give none or another name, such as
 * image/jpg. Undefined for any other file, one that is too large, and one that cannot be read.
 */
export async function readPicture(file: File): Promise<File | undefined> {
  if (file.size > upload.maxBytes) return undefined;
  try {
    const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    const type = upload.types.find((each) => beginnings[each].every((byte, at) => head[at] === byte));
    return type && (file.type === type ? file : new File([file], file.name, { type }));
  } catch {
    return undefined;
  }
}
