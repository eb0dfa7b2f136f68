import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import FileCheck from 'lucide-react/icons/file-check';
import FileText from 'lucide-react/icons/file-text';
import FileX from 'lucide-react/icons/file-x';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { Contract } from '#src/contract/agents/agent-contracts.schema.ts';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { dayText, kindText, rateText } from './contract-text.ts';
import { contractHistoryResource } from './contracts.resource.ts';
import { StatusTag } from './status-tag.tsx';
import s from './contracts.module.css';

/** All contracts of a kind that the agent was offered, newest first. */
export function ContractHistory({ kind }: { kind: ContractKind }) {
  const { t } = useLingui();
  const store = useStore();
  return (
    <section>
      <h2 className={s.title}>
        <Trans>History</Trans>
      </h2>
      <ResourceView
        read={useRead(contractHistoryResource, kind, { onDemand: true })}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No contracts yet`}
        headingLevel={3}
        skeleton={<Skeleton className={s.wait} />}
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.list} aria-label={t`History`}>
                {list.items.map((one) => (
                  <Row key={one.id} contract={one} />
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void contractHistoryResource.loadMore(store, kind)} className={s.more} />
          </>
        )}
      </ResourceView>
    </section>
  );
}

const icons = {
  held: FileCheck,
  coming: FileCheck,
  refused: FileX,
  withdrawn: FileX,
  ended: FileText,
  waiting: FileText,
};

function Row({ contract }: { contract: Contract }) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const { kind, status, tiers } = contract;
  const Icon = icons[status];
  const [from, until] = [dayText(contract.from, language), dayText(contract.until, language)];
  const name = i18n._(kindText[kind].rate);
  const best = rateText(tiers.at(-1)?.rate ?? 0, language);
  return (
    <li>
      <span className={s.pic}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={s.what}>
        <b className="num">
          {tiers.length > 1 ? (
            <Trans>
              {name} up to {best}
            </Trans>
          ) : (
            `${name} ${best}`
          )}
        </b>
        <small className="num">
          {status === 'refused' || status === 'withdrawn' ? (
            <Trans>Offered on {formatDay(contract.offeredAt, language)}</Trans>
          ) : (
            <Trans>
              {from} to {until}
            </Trans>
          )}
        </small>
      </span>
      <StatusTag status={status} />
    </li>
  );
}
