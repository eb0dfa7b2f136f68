import { commitmentOf } from '#src/contract/core/commitment.ts';
import { isTrueDraw, numbersOf } from '#src/contract/lottery/lottery-draw.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { el, icon } from '../dom.ts';
import type { Text } from './text.ts';

/** lucide's shield-check. */
const shield =
  'M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4';

/** lucide's chevron-right. */
const chevron = 'M9 18l6-6-6-6';

/** A draw's commitment, folded, to be compared after the draw. */
export const foldedCommitment = (text: Text, commitment: HTMLElement): HTMLDetailsElement =>
  el(
    'details',
    { class: 'folded' },
    el('summary', {}, el('span', { class: 'check' }, icon(shield), text.verifiable), icon(chevron)),
    commitment,
  );

/** Text: whether a draw's seed matches its commitment and yields its numbers; of a void draw, the numbers it would have drawn. */
async function verdictOf(nodeId: string, { numero, commitment, numbers }: Draw, seed: string, text: Text) {
  if (numbers) return (await isTrueDraw({ nodeId, numero, commitment, seed, numbers })) ? text.isTrue : text.isFalse;
  if ((await commitmentOf(seed)) !== commitment) return text.isFalseVoid;
  return text.isTrueVoid((await numbersOf(seed, { nodeId, numero })).join(', '));
}

/** The commitment of a draw; opened, it shows the seed and recomputes the numbers. Undefined where no seed is disclosed. */
export function proofOf(nodeId: string, draw: Draw, text: Text): HTMLDetailsElement | undefined {
  const { commitment, seed } = draw;
  if (seed === undefined) return undefined;
  const verdict = el('p', { class: 'verdict', role: 'status' });
  const verify = async (): Promise<void> => {
    // Outside of a secure context there is nothing to compute with.
    verdict.textContent = 'subtle' in crypto ? await verdictOf(nodeId, draw, seed, text) : text.cannotVerify;
  };
  const short = `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;
  const proof = el(
    'details',
    {},
    el(
      'summary',
      {},
      el('span', { class: 'hash' }, `${text.commitment} ${short}`),
      el('span', { class: 'check' }, icon(shield), text.verify),
    ),
    el('p', { class: 'hash' }, `${text.commitment}: ${commitment}`),
    el('p', { class: 'hash' }, `${text.seed}: ${seed}`),
    verdict,
  );
  proof.addEventListener('toggle', () => void (proof.open && verify()));
  return proof;
}
