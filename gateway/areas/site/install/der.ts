/** Distinguished encoding (X.690) of what a signed profile takes, and no more. */

export const tags = { sequence: 0x30, set: 0x31, octets: 0x04, integer: 0x02, oid: 0x06, none: 0x05 } as const;
/** The context tag [0] of a structure in a signed profile. */
export const context = 0xa0;

/** An element of parts, one after the other. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

/** A set has its elements in the order of their bytes. */
export const derSet = (tag: number, elements: readonly Buffer[]): Buffer =>
  der(tag, ...elements.toSorted((a, b) => Buffer.compare(a, b)));

/** An object identifier, such as '1.2.840.113549.1.7.2'. */
export function derOid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  return der(tags.oid, Buffer.from([first * 40 + second, ...rest.flatMap(sevenBits)]));
}

/** A moment: two digits of the year until 2049, four after it. */
export function derTime(at: Date): Buffer {
  const digits = at.toISOString().replace(/\.\d+/, '').replace(/[-:T]/g, '');
  return at.getUTCFullYear() < 2050 ? der(0x17, Buffer.from(digits.slice(2))) : der(0x18, Buffer.from(digits));
}

function sevenBits(value: number): number[] {
  const digits = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) digits.unshift((rest % 128) + 128);
  return digits;
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  return Buffer.from([128 + digits.length, ...digits]);
}

/** The elements within one, each whole. Throws a RangeError for what is cut off. */
export function derParts(element: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = headOf(element, 0); at < element.length;) {
    const end = at + headOf(element, at) + contentLength(element, at);
    parts.push(element.subarray(at, end));
    at = end;
  }
  return parts;
}

/** Bytes of tag and length. */
const headOf = (bytes: Buffer, at: number): number => {
  const first = bytes.readUInt8(at + 1);
  return first < 128 ? 2 : 2 + first - 128;
};

function contentLength(bytes: Buffer, at: number): number {
  const first = bytes.readUInt8(at + 1);
  return first < 128 ? first : bytes.readUIntBE(at + 2, first - 128);
}
