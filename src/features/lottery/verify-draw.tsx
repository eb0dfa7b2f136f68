import { Trans, useLingui } from '@lingui/react/macro';
import { Proof } from '#src/components/games/fairness/fairness-check.tsx';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';
import { isTrueDraw } from '#src/contract/lottery/lottery-draw.ts';

/** Seal and seed of a draw, which, opened, computes its numbers again on this device. */
export function VerifyDraw({ nodeId, draw }: { nodeId: string; draw: Draw }) {
  const { t } = useLingui();
  const { numero, commitment, seed, numbers } = draw;
  if (seed === undefined || numbers === undefined) return null;
  return (
    <Proof
      commitment={commitment}
      action={t`Check this draw`}
      check={() => isTrueDraw({ nodeId, numero, commitment, seed, numbers })}
      verdicts={{
        right: t`Verified: the seed matches the seal and gives these numbers.`,
        wrong: t`Not verified: the sealed seed does not give these numbers.`,
      }}
    >
      <p>
        <Trans>Seal, shown before the first sale: {commitment}</Trans>
      </p>
      <p>
        <Trans>Seed, shown after the draw: {seed}</Trans>
      </p>
    </Proof>
  );
}
