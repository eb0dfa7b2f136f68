import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useStore } from 'jotai';
import ScrollText from 'lucide-react/icons/scroll-text';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { usePageAge } from '#src/state/app/page-age.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { dividendsResource } from './contracts.resource.ts';
import { DividendSum } from './dividend-sum.tsx';
import { EarlierDividend } from './earlier-dividend.tsx';
import { LatestDividend } from './latest-dividend.tsx';
import s from './contracts.module.css';
import d from './dividend.module.css';

const contractPage = '/m/member/agent/getDevidendContract';

/** /m/member/agent/agentDivident: the dividends, each a sum that anybody can do again [S2-090]. */
export const DividendPage = () => (
  <AgentPage>
    <Dividends />
  </AgentPage>
);

function Dividends() {
  const { t } = useLingui();
  const store = useStore();
  const read = useRead(dividendsResource, undefined, { onDemand: true });
  usePageAge(read.at);
  return (
    <div className={s.page}>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No dividends yet`}
        emptyText={<Trans>With a dividend contract, each period that closes appears here.</Trans>}
        emptyAction={
          <Link to={contractPage} className={buttonClass({ variant: 'soft' })}>
            <Trans>See the contract</Trans>
          </Link>
        }
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.wait} />
          </div>
        }
      >
        {(list) => {
          const [latest, ...earlier] = list.items;
          return (
            <>
              {latest && (
                <>
                  <LatestDividend of={latest} />
                  <Card className={d.statement}>
                    <DividendSum of={latest} />
                  </Card>
                  <Link to={contractPage} className={d.link}>
                    <ScrollText size={16} aria-hidden />
                    {latest.tier > 0 ? (
                      <Trans>
                        Dividend contract, tier {latest.tier} of {latest.tiers}
                      </Trans>
                    ) : (
                      <Trans>Dividend contract, no tier reached</Trans>
                    )}
                  </Link>
                </>
              )}
              {earlier.length > 0 && (
                <section>
                  <h2 className={s.title}>
                    <Trans>Earlier periods</Trans>
                  </h2>
                  <Card>
                    <ul className={d.periods} aria-label={t`Earlier periods`}>
                      {earlier.map((one) => (
                        <EarlierDividend key={one.from} of={one} />
                      ))}
                    </ul>
                  </Card>
                </section>
              )}
              <ShowMore of={list} onMore={() => void dividendsResource.loadMore(store, undefined)} className={s.more} />
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}
