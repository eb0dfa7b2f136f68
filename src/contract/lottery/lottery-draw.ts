import { commitmentOf } from '#src/contract/core/commitment.ts';
import { highestNumber, numbersOfTicket } from './lottery-rules.ts';

/** A lottery in a draw: the game's nodeId and the draw's number. */
export type DrawOf = { readonly nodeId: string; readonly numero: string };

const textBytes = (text: string) => new TextEncoder().encode(text);

/**
 * The numbers that a seed draws, ascending: HMAC-SHA256 under the seed of `nodeId:numero:block`, whose bytes draw one number after
 * the other of the remaining ones. A byte that would bias the draw is skipped. The same everywhere and for ever: drawn numbers are
 * recomputed whenever they are shown (gateway/areas/lottery/README.md).
 */
export async function numbersOf(seed: string, { nodeId, numero }: DrawOf): Promise<number[]> {
  const key = await crypto.subtle.importKey('raw', textBytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const left = Array.from({ length: highestNumber }, (_, index) => index + 1);
  const drawn: number[] = [];
  for (let block = 0; drawn.length < numbersOfTicket; block += 1) {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, textBytes(`${nodeId}:${numero}:${block}`)));
    for (const byte of bytes) {
      if (drawn.length === numbersOfTicket) break;
      if (byte < 256 - (256 % left.length)) drawn.push(...left.splice(byte % left.length, 1));
    }
  }
  return drawn.sort((a, b) => a - b);
}

type Shown = DrawOf & { readonly commitment: string; readonly seed: string; readonly numbers: readonly number[] };

/** Whether a draw is the committed one: its seed matches the commitment, and draws these numbers. */
export async function isTrueDraw({ commitment, seed, numbers, ...of }: Shown): Promise<boolean> {
  if ((await commitmentOf(seed)) !== commitment) return false;
  return String(await numbersOf(seed, of)) === String(numbers);
}
