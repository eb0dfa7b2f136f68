import { Trans, useLingui } from '@lingui/react/macro';
import { Proof } from '#src/components/games/fairness/fairness-check.tsx';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { isTrueDraw, numbersOf } from '#src/contract/lottery/lottery-draw.ts';

/**
 * Commitment and seed of a draw that, once revealed, computes its numbers again on this device; for a cancelled draw the numbers
 * that its seed would have drawn.
 */
export function VerifyDraw({ nodeId, draw }: { nodeId: string; draw: Draw }) {
  const { t } = useLingui();
  const { numero, commitment, seed, numbers, state } = draw;
  if (state === 'selling') return null;
  if (seed === undefined)
    return (
      <p>
        <Trans>The seed of this draw could not be opened, so it cannot be checked.</Trans>
      </p>
    );
  const check = async () => {
    if (numbers)
      return (await isTrueDraw({ nodeId, numero, commitment, seed, numbers }))
        ? t`Verified: the seed has not changed since sales began and gives these numbers.`
        : t`Not verified: the committed seed does not give these numbers.`;
    if ((await commitmentOf(seed)) !== commitment) return t`Not verified: this seed does not match the commitment.`;
    const missed = (await numbersOf(seed, { nodeId, numero })).join(', ');
    return t`Verified: the seed has not changed since sales began. It would have drawn ${missed}.`;
  };
  return (
    <Proof commitment={commitment} action={t`Check this draw`} check={check}>
      <p>
        <Trans>Commitment, shown before the first sale: {commitment}</Trans>
      </p>
      <p>
        {numbers ? (
          <Trans>Seed, shown after the draw: {seed}</Trans>
        ) : (
          <Trans>Seed, shown after the cancellation: {seed}</Trans>
        )}
      </p>
    </Proof>
  );
}
