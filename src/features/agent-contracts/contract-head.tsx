import { Trans, useLingui } from '@lingui/react/macro';
import Handshake from 'lucide-react/icons/handshake';
import type { ReactNode } from 'react';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { kindText } from './contract-text.ts';
import s from './contracts.module.css';

/** The head of a contract's card: its kind, by whom, and beside them its state. */
export function ContractHead({ contract: { kind, by }, children }: { contract: Contract; children?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className={s.head}>
      <span className={s.pic}>
        <Handshake size={20} aria-hidden />
      </span>
      <div className={s.what}>
        <h2>{i18n._(kindText[kind].name)}</h2>
        <p>{by === '' ? <Trans>From the house</Trans> : <Trans>From {by}</Trans>}</p>
      </div>
      {children}
    </div>
  );
}
