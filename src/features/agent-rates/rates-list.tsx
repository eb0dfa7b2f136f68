import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { PageTurner } from '#src/components/kit/records/page-turner.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { BelowRates } from '#src/contract/agents/rebates.schema.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { ratesResource } from './rates.resource.ts';
import { teamDayText } from '#src/components/people/agents/team-day-text.ts';
import { useRateText } from '#src/components/people/agents/use-rate-text.ts';
import line from '#src/components/people/money/row.module.css';
import s from './rates.module.css';

/** The agent's own rates, and the agents directly below with theirs. */
export function RatesList() {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const language = useAtomValue(languageAtom);
  const { listOf } = useRateText();
  const read = useRead(ratesResource, { account: '', page });
  usePageAge(read.at);
  return (
    <ResourceView
      read={read}
      isEmpty={({ own }) => own === null}
      emptyTitle={t`You have no team yet`}
      emptyText={<Trans>Once somebody joins with one of your invitations, their rates are set here.</Trans>}
      skeleton={<FormSkeleton fields={4} />}
    >
      {({ own, list, totalPages }) =>
        own && (
          <>
            <Card className={s.own}>
              <h2>
                <Trans>Your own rates</Trans>
              </h2>
              <p className="num">{listOf(own.today) || <Trans>None today</Trans>}</p>
              {listOf(own.next) !== listOf(own.today) && (
                <p className="num">
                  <Trans>
                    From {teamDayText(own.from, language)}: {listOf(own.next) || t`none`}
                  </Trans>
                </p>
              )}
              <p className={s.hint}>
                <Trans>They are the limit of your team. You earn the difference on your team’s bets.</Trans>
              </p>
              <Link
                to="/m/member/agent/agentRebeat"
                search={{ view: 'history' } as never}
                className={buttonClass({ variant: 'text' })}
              >
                <Trans>History of rates</Trans>
              </Link>
            </Card>
            <h2 className={s.title}>
              <Trans>Agents below you</Trans>
            </h2>
            {list.length === 0 ? (
              <p className={s.hint}>
                <Trans>No agent stands directly below you. Players have no rates: their bets count for you.</Trans>
              </p>
            ) : (
              <Card>
                <ul className={s.list} aria-label={t`Agents below you`}>
                  {list.map((row) => (
                    <AgentRow key={row.account} {...row} />
                  ))}
                </ul>
              </Card>
            )}
            <PageTurner page={page} pages={totalPages} onPage={setPage} />
          </>
        )
      }
    </ResourceView>
  );
}

function AgentRow({ account, below, next }: BelowRates) {
  const { listOf } = useRateText();
  return (
    <li>
      <Link to="/m/member/agent/agentRebeat" search={{ account } as never} className={s.row}>
        <Avatar name={account} />
        <span className={line.words}>
          <b translate="no">{account}</b>
          <small className="num">
            <Plural value={below} one="# in the team" other="# in the team" />
          </small>
          <small className="num">{listOf(next) || <Trans>No rates</Trans>}</small>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}
