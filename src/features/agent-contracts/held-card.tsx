import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { ContractHead } from './contract-head.tsx';
import { dayText } from './contract-text.ts';
import { PaidWhen } from './paid-when.tsx';
import { StatusTag } from './status-tag.tsx';
import { TierTable } from './tier-table.tsx';
import s from './contracts.module.css';

/** A contract that the agent has accepted: it holds, or begins later. */
export function HeldCard({ contract }: { contract: Contract }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [from, until] = [dayText(contract.from, language), dayText(contract.until, language)];
  return (
    <Card
      className={s.held}
      role="group"
      aria-label={contract.status === 'held' ? t`Contract in force` : t`Next contract`}
    >
      <ContractHead contract={contract}>
        <StatusTag status={contract.status} />
      </ContractHead>
      <TierTable contract={contract} />
      <p className={s.terms}>
        <Trans>
          From {from} to {until}.
        </Trans>{' '}
        <PaidWhen kind={contract.kind} />
      </p>
    </Card>
  );
}
