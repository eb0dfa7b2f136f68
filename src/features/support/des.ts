/**
 * DES (FIPS 46-3), by which the requirements obfuscate the links of the service. It protects nothing today and is used for that
 * alone; browsers have no such cipher. Tables count bits from 1, as the standard does.
 */
const permutation = [
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25,
];
const keyChoice = [
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36, 63, 55,
  47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4,
];
const roundChoice = [
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2, 41, 52, 31, 37, 47, 55, 30,
  40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32,
];
/** Each box: four rows of sixteen figures. */
const boxes = [
  'e4d12fb83a6c59070f74e2d1a6cb953841e8d62bfc973a50fc8249175b3ea06d',
  'f18e6b34972dc05a3d47f28ec01a69b50e7ba4d158c6932fd8a13f42b67c05e9',
  'a09e63f51dc7b428d709346a285ecbf1d6498f30b12c5ae71ad069874fe3b52c',
  '7de3069a1285bc4fd8b56f03472c1ae9a690cb7df13e52843f06a1d8945bc72e',
  '2c417ab6853fd0e9eb2c47d150fa3986421bad78f9c5630eb8c71e2d6f09a453',
  'c1af92680d34e75baf427c9561de0b389ef528c3704a1db6432c95fabe17608d',
  '4b2ef08d3c975a61d0b7491ae35c2f8614bdc37eaf6805926bd814a7950fe23c',
  'd2846fb1a93e50c71fd8a374c56b0e927b419ce206adf35821e74a8dfc90356b',
];
/** The rotation of each half of the key by round, the last first, as deciphering needs them. */
const turns = [28, 27, 25, 23, 21, 19, 17, 15, 14, 12, 10, 8, 6, 4, 2, 1];
/** The initial permutation, and its inverse: the bit at each place. */
const initial = Array.from({ length: 64 }, (_, at) => 58 + 2 * ((at >> 3) % 4) - (at >> 5) - 8 * (at % 8));
const final = Array.from({ length: 64 }, (_, at) => initial.indexOf(at + 1) + 1);
/** Four bits with a neighbour at each side. */
const expansion = Array.from({ length: 48 }, (_, at) => ((4 * Math.floor(at / 6) + (at % 6) + 31) % 32) + 1);

type Bits = readonly number[];
const pick = (bits: Bits, places: Bits): number[] => places.map((place) => bits[place - 1] ?? 0);
const xor = (a: Bits, b: Bits): number[] => a.map((bit, at) => bit ^ (b[at] ?? 0));
const turn = (half: Bits, by: number): number[] => [...half.slice(by), ...half.slice(0, by)];
const bitsOf = (bytes: Uint8Array): number[] =>
  [...bytes].flatMap((byte) => Array.from({ length: 8 }, (_, at) => (byte >> (7 - at)) & 1));
const numberOf = (bits: Bits): number => bits.reduce((sum, bit) => sum * 2 + bit, 0);

/** The 48 bits of each round's key. */
function roundKeys(key: Uint8Array): Bits[] {
  const chosen = pick(bitsOf(key), keyChoice);
  const [left, right] = [chosen.slice(0, 28), chosen.slice(28)];
  return turns.map((by) => pick([...turn(left, by), ...turn(right, by)], roundChoice));
}

/** The cipher function of a round: each box gives four bits for six, of which the outer two name its row. */
function cipherFunction(half: Bits, key: Bits): number[] {
  const mixed = xor(pick(half, expansion), key);
  const substituted = boxes.flatMap((box, at) => {
    const [first = 0, a = 0, b = 0, c = 0, d = 0, last = 0] = mixed.slice(6 * at, 6 * at + 6);
    const figure = Number.parseInt(box.charAt(16 * numberOf([first, last]) + numberOf([a, b, c, d])), 16);
    return [3, 2, 1, 0].map((shift) => (figure >> shift) & 1);
  });
  return pick(substituted, permutation);
}

function decipherBlock(block: Uint8Array, keys: readonly Bits[]): number[] {
  const bits = pick(bitsOf(block), initial);
  let [left, right] = [bits.slice(0, 32), bits.slice(32)];
  for (const key of keys) [left, right] = [right, xor(left, cipherFunction(right, key))];
  const whole = pick([...right, ...left], final);
  return Array.from({ length: 8 }, (_, at) => numberOf(whole.slice(8 * at, 8 * at + 8)));
}

/** Deciphers whole blocks of eight bytes, each by itself (ECB), padding included. Throws a RangeError for anything else. */
export function desDecipher(bytes: Uint8Array, key: Uint8Array): Uint8Array {
  if (bytes.length % 8 !== 0 || key.length !== 8) throw new RangeError('blocks and key of eight bytes are needed');
  const keys = roundKeys(key);
  const blocks = Array.from({ length: bytes.length / 8 }, (_, at) => bytes.subarray(8 * at, 8 * at + 8));
  return Uint8Array.from(blocks.flatMap((block) => decipherBlock(block, keys)));
}
