import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { PageTurner } from '#src/components/kit/records/page-turner.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import line from '#src/components/people/money/row.module.css';
import type { AgentBelow } from '#src/contract/agents/agent-contracts.schema.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { dayText } from './contract-text.ts';
import { belowResource } from './contracts.resource.ts';
import s from './contracts.module.css';
import o from './offer.module.css';

const AgentOfferSheet = lazyPart(() => import('./agent-offer-sheet.tsx'), 'AgentOfferSheet');

/** The agents directly below with their contracts of a kind; each opens what they have and a new offer. Nothing for an agent without any. */
export function AgentsBelow({ kind }: { kind: ContractKind }) {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const read = useRead(belowResource, { kind, page }, { onDemand: true });
  return (
    <ResourceView
      read={read}
      isEmpty={() => false}
      emptyTitle=""
      headingLevel={3}
      skeleton={<Skeleton className={s.wait} />}
    >
      {({ list, totalPages, own, earliest }) => {
        const agent = list.find(({ account }) => account === opened);
        return list.length === 0 ? null : (
          <section>
            <h2 className={s.title}>
              <Trans>Agents below you</Trans>
            </h2>
            {!own && (
              <p className={o.hint}>
                <Trans>You can offer this contract once you have one of its kind yourself.</Trans>
              </p>
            )}
            <Card>
              <ul className={o.agents} aria-label={t`Agents below you`}>
                {list.map((one) => (
                  <Row key={one.account} agent={one} onOpen={() => setOpened(one.account)} />
                ))}
              </ul>
            </Card>
            <PageTurner page={page} pages={totalPages} onPage={setPage} />
            {agent && (
              <Suspense fallback={null}>
                <AgentOfferSheet
                  agent={agent}
                  kind={kind}
                  bounds={{ own, earliest }}
                  onClose={() => setOpened(undefined)}
                />
              </Suspense>
            )}
          </section>
        );
      }}
    </ResourceView>
  );
}

function Row({ agent: { account, offer, held, coming }, onOpen }: { agent: AgentBelow; onOpen: () => void }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const states = [
    held && t`In force until ${dayText(held.until, language)}`,
    coming && t`Accepted, from ${dayText(coming.from, language)}`,
    offer && t`Offer awaiting their answer`,
  ].filter((text) => text !== null);
  return (
    <li>
      <button type="button" className={o.row} aria-haspopup="dialog" onClick={onOpen}>
        <Avatar name={account} />
        <span className={line.words}>
          <b translate="no">{account}</b>
          {(states.length === 0 ? [t`No contract`] : states).map((text) => (
            <small key={text} className="num">
              {text}
            </small>
          ))}
        </span>
        <ChevronRight size={20} aria-hidden />
      </button>
    </li>
  );
}
