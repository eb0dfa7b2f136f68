/** Draws a whole number from 0 to before `below`, at most 2^32. */
export type Draw = (below: number) => Promise<number>;

const textBytes = (text: string) => new TextEncoder().encode(text);
const words = 2 ** 32;

/**
 * Uniform draws from a seed: HMAC-SHA256 under the seed of `name:block`, whose bytes are words of 32 bits. A word that would bias the draw is
 * skipped. The same everywhere and for ever.
 */
export async function seededDraws(seed: string, name: string): Promise<Draw> {
  const key = await crypto.subtle.importKey('raw', textBytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let [block, at] = [0, 0];
  let bytes = new DataView(new ArrayBuffer(0));
  return async (below) => {
    for (;;) {
      if (at === bytes.byteLength) {
        bytes = new DataView(await crypto.subtle.sign('HMAC', key, textBytes(`${name}:${block}`)));
        [block, at] = [block + 1, 0];
      }
      const word = bytes.getUint32(at);
      at += 4;
      if (word < words - (words % below)) return word % below;
    }
  };
}
