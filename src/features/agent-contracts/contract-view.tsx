import { Trans, useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { AgentsBelow } from './agents-below.tsx';
import { ContractHistory } from './contract-history.tsx';
import { contractResource } from './contracts.resource.ts';
import { HeldCard } from './held-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { OffersMade } from './offers-made.tsx';
import { SalaryList } from './salary-list.tsx';
import s from './contracts.module.css';

/** What an agent has of one kind of contract, and has offered to agents below. */
export function ContractView({ kind }: { kind: ContractKind }) {
  const { t } = useLingui();
  const read = useRead(contractResource, kind, { onDemand: true });
  usePageAge(read.at);
  return (
    <ResourceView
      read={read}
      isEmpty={() => false}
      emptyTitle=""
      skeleton={
        <div role="status" aria-label={t`Loading`}>
          <Skeleton className={s.wait} />
        </div>
      }
    >
      {({ offer, held, coming }) => (
        <>
          {offer && <OfferCard key={offer.id} offer={offer} />}
          {held && <HeldCard contract={held} />}
          {coming && <HeldCard contract={coming} />}
          {!offer && !held && !coming && (
            <p className={s.none}>
              <Trans>You have no contract of this kind. When you are offered one, it appears here.</Trans>
            </p>
          )}
          <AgentsBelow kind={kind} />
          {kind !== 'dividend' && <SalaryList kind={kind} />}
          <ContractHistory kind={kind} />
          <OffersMade kind={kind} />
          {offer && (
            <SmallNote icon={Info} className={s.note}>
              <Trans>Refusing does not change the contract in force.</Trans>
            </SmallNote>
          )}
        </>
      )}
    </ResourceView>
  );
}
