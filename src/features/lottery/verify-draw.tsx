import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { Draw } from '#src/contract/lottery.ts';
import { isTrueDraw } from '#src/contract/lottery-draw.ts';
import s from './lottery.module.css';

/** Seal and seed of a draw, which, opened, computes its numbers again on this device. */
export function VerifyDraw({ nodeId, draw }: { nodeId: string; draw: Draw }) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<string>();
  const { numero, commitment, seed, numbers } = draw;
  if (seed === undefined || numbers === undefined) return null;
  const verify = async () => {
    // Outside of a secure context there is nothing to compute with.
    if (!('subtle' in crypto)) return setVerdict(t`This page needs a secure connection to check a draw.`);
    const isTrue = await isTrueDraw({ nodeId, numero, commitment, seed, numbers });
    setVerdict(
      isTrue
        ? t`Checked: the seed is the sealed one, and these numbers come out of it.`
        : t`It does not check: these numbers do not come out of the sealed seed.`,
    );
  };
  return (
    <details className={s.proof} onToggle={({ currentTarget }) => void (currentTarget.open && verify())}>
      <summary>
        <span className={s.hash}>
          <Trans>
            Seal {commitment.slice(0, 4)}…{commitment.slice(-4)}
          </Trans>
        </span>
        <span className={s.check}>
          <ShieldCheck size={18} />
          <Trans>Check this draw</Trans>
        </span>
      </summary>
      <p className={s.hash}>
        <Trans>Seal, shown before the first sale: {commitment}</Trans>
      </p>
      <p className={s.hash}>
        <Trans>Seed, shown after the draw: {seed}</Trans>
      </p>
      <p role="status">{verdict}</p>
    </details>
  );
}
