import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ReactNode, useState } from 'react';
import s from './fairness-check.module.css';

type ProofProps = {
  /** The commitment: the hash that was published before. */
  commitment: string;
  /** Label of the button that reveals the committed value. */
  action: string;
  /** Verifies the commitment on this device; resolves with the verdict as text. */
  check: () => Promise<string>;
  /** The committed value and further details, in paragraphs. */
  children: ReactNode;
};

/** A commitment that, once revealed, shows the committed value and verifies it. */
export function Proof({ commitment, action, check, children }: ProofProps) {
  const { t } = useLingui();
  const [verdict, setVerdict] = useState<string>();
  const verify = async () => {
    // Web Crypto exists only in a secure context.
    setVerdict('subtle' in crypto ? await check() : t`Verification needs a secure connection.`);
  };
  return (
    <details className={s.proof} onToggle={({ currentTarget }) => void (currentTarget.open && verify())}>
      <summary>
        <span className={s.hash}>
          <Trans>
            Commitment {commitment.slice(0, 4)}…{commitment.slice(-4)}
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
