import { useLingui } from '@lingui/react/macro';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import type { Rain, RainProof } from '#src/contract/agents/envelopes.schema.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { isTrueRain } from '#src/contract/agents/rain-seal.ts';
import { cx } from '#src/ui/class-names.ts';
import s from './seal-sheet.module.css';

type Told = RainProof & { readonly seed: string; readonly amounts: readonly Amount[] };
type Verdict = 'true' | 'false' | 'insecure';

/** Checks the amounts of a rain, and that the reader's envelope is the one of its number. Web Crypto exists only in a secure context. */
async function judge(proof: Told, own: Rain['own']): Promise<Verdict> {
  if (!('subtle' in crypto)) return 'insecure';
  const isOwn = own === null || proof.amounts[own.number - 1] === own.amount;
  return isOwn && (await isTrueRain(proof)) ? 'true' : 'false';
}

/** What this device finds when it draws the amounts again. */
export function SealVerdict({ proof, own }: { proof: Told; own: Rain['own'] }) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<Verdict>();
  useEffect(() => {
    let isShown = true;
    void judge(proof, own).then((found) => isShown && setVerdict(found));
    return () => {
      isShown = false;
    };
  }, [proof, own]);
  const number = own?.number;
  const said: Readonly<Record<Verdict, string>> = {
    true: own
      ? t`Checked on this device: the amounts are the sealed ones, and envelope ${number} is yours.`
      : t`Checked on this device: the amounts are the sealed ones.`,
    false: t`Not verified: the amounts do not match the seal.`,
    insecure: t`Verification needs a secure connection.`,
  };
  return (
    <p role="status" className={cx(s.verdict, verdict === 'true' && s.good)}>
      {verdict === 'true' ? <ShieldCheck size={20} aria-hidden /> : <ShieldAlert size={20} aria-hidden />}
      <span>{verdict === undefined ? t`Checking…` : said[verdict]}</span>
    </p>
  );
}
