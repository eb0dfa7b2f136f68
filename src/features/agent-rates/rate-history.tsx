import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { RateChange } from '#src/contract/agents/rebates.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { historyResource } from './rates.resource.ts';
import { teamDayText } from '#src/components/people/agents/team-day-text.ts';
import { useRateText } from '#src/components/people/agents/use-rate-text.ts';
import line from '#src/components/people/money/row.module.css';
import s from './rates.module.css';

/** The changes of the agent's rates and of those of the agents directly below, the last first. */
export function RateHistory() {
  const { t } = useLingui();
  const store = useStore();
  return (
    <>
      <div className={s.agent}>
        <h2 className={line.words}>
          <Trans>History of rates</Trans>
        </h2>
        <Link to="/m/member/agent/agentRebeat" className={buttonClass({ variant: 'text' })}>
          <Trans>See your agents</Trans>
        </Link>
      </div>
      <ResourceView
        read={useRead(historyResource, undefined)}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No rate has been changed`}
        headingLevel={3}
        skeleton={<FormSkeleton fields={4} />}
      >
        {(list) => (
          <>
            <Card>
              <ul className={s.list} aria-label={t`History of rates`}>
                {list.items.map((change) => (
                  <Change key={`${change.account} ${change.category} ${change.from}`} {...change} />
                ))}
              </ul>
            </Card>
            <ShowMore of={list} onMore={() => void historyResource.loadMore(store, undefined)} className={s.more} />
          </>
        )}
      </ResourceView>
    </>
  );
}

function Change({ account, own, category, rate, from, by, at }: RateChange) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { rateText, nameOf } = useRateText();
  const [day, moment] = [teamDayText(from, language), formatDateTime(at, language)];
  const who = { self: t`you`, agent: t`the agent above`, operator: t`the platform` }[by];
  return (
    <li className={s.row}>
      <span className={line.words}>
        <b translate={own ? undefined : 'no'}>{own ? t`Your own rate` : account}</b>
        <small className="num">
          <Trans>
            From {day} on. Set by {who}, {moment}
          </Trans>
        </small>
      </span>
      <span className={s.value}>
        <small>{nameOf(category)}</small>
        <b className="num">{rateText(rate)}</b>
      </span>
    </li>
  );
}
