/** The header of a picture. `held`: the bytes that its decoder needs in memory, beyond a few rows. */
export type PictureHeader = { readonly width: number; readonly height: number; readonly held: number };

/** Reads the header of a PNG or JPEG, without a library; undefined for other formats and for variants that no camera writes. */
export const readPictureHeader = (file: Buffer): PictureHeader | undefined => readPng(file) ?? readJpeg(file);

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
/** Samples of a pixel by colour type; one of a palette becomes three. */
const pngSamples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };

/** ISO/IEC 15948. Rows are decoded one after the other; an interlaced picture (Adam7) needs all of them in memory. */
function readPng(file: Buffer): PictureHeader | undefined {
  if (file.length < 33 || !file.subarray(0, pngStart.length).equals(pngStart)) return undefined;
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const samples = pngSamples[file.readUInt8(25)];
  if (samples === undefined) return undefined;
  const isInterlaced = file.readUInt8(28) !== 0;
  const bytes = file.readUInt8(24) > 8 ? 2 : 1;
  return { width, height, held: isInterlaced ? width * height * samples * bytes : 0 };
}

/** Sequential, extended sequential and progressive, all by Huffman codes. */
const frameMarkers = [0xc0, 0xc1, 0xc2];
const progressive = 0xc2;
const startOfScan = 0xda;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isOtherFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![...frameMarkers, 0xc4, 0xc8, 0xcc].includes(marker);

/** ITU-T T.81. In one scan, blocks are decoded row by row; in several, all coefficients are in memory, two bytes each. */
function readJpeg(file: Buffer): PictureHeader | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  let frame: { width: number; height: number; parts: number; coefficients: number; progressive: boolean } | undefined;
  let at = 2;
  while (at + 4 <= file.length) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const marker = file.readUInt8(at + 1);
    if (marker === 0xff || isBare(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    const length = file.readUInt16BE(at + 2);
    const segment = file.subarray(at + 4, at + 2 + length);
    if (isOtherFrame(marker)) return undefined;
    if (frameMarkers.includes(marker)) frame = readFrame(segment, marker);
    if (marker === startOfScan) {
      const parts = segment[0];
      if (!frame || parts === undefined) return undefined;
      const inScans = frame.progressive || parts < frame.parts;
      return { width: frame.width, height: frame.height, held: inScans ? frame.coefficients * 2 : 0 };
    }
    at += 2 + Math.max(length, 2);
  }
  return undefined;
}

function readFrame(segment: Buffer, marker: number) {
  const parts = segment[5] ?? 0;
  if (parts === 0 || segment.length < 6 + 3 * parts) return undefined;
  const [height, width] = [segment.readUInt16BE(1), segment.readUInt16BE(3)];
  const sampling = Array.from({ length: parts }, (_, part) => segment.readUInt8(7 + 3 * part));
  const [across, down] = [Math.max(...sampling.map((of) => of >> 4)), Math.max(...sampling.map((of) => of & 15))];
  const share = sampling.reduce((sum, of) => sum + (of >> 4) * (of & 15), 0) / Math.max(across * down, 1);
  return { width, height, parts, coefficients: width * height * share, progressive: marker === progressive };
}
