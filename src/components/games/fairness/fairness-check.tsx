import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import s from './fairness-check.module.css';

type ProofProps = {
  /** The seal: the hash that was shown before. */
  commitment: string;
  /** What opening it does. */
  action: string;
  /** Computes on this device whether it is true; answers the verdict in words. */
  check: () => Promise<string>;
  /** What was sealed and all else that is told, in paragraphs. */
  children: ReactNode;
};

/** A seal which, opened, shows what was sealed and checks it. */
export function Proof({ commitment, action, check, children }: ProofProps) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<string>();
  const verify = async () => {
    // Outside of a secure context there is nothing to compute with.
    setVerdict('subtle' in crypto ? await check() : t`Verification needs a secure connection.`);
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
          {action}
        </span>
      </summary>
      <div className={s.told}>{children}</div>
      <p role="status">{verdict}</p>
    </details>
  );
}
