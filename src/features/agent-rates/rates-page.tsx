import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { LeaveGuard } from '#src/components/kit/forms/leave-guard.tsx';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import { useUnsavedWork } from '#src/state/app/unsaved-work.ts';
import { readRatesSearch } from './rates-search.ts';
import { RateHistory } from './rate-history.tsx';
import { RatesList } from './rates-list.tsx';
import type { Draft } from './draft.ts';
import { RatesOf } from './rates-of.tsx';
import s from './rates.module.css';

/** /m/member/agent/agentRebeat: the rates of the agents directly below, of one of them, or the history [S2-081, S2-092]. */
export function RatesPage() {
  return (
    <AgentPage>
      <Rates />
    </AgentPage>
  );
}

/** Changes for one agent stay while another one is looked at. */
function Rates() {
  const { account, view } = readRatesSearch(useLocation({ select: ({ search }) => search as Record<string, unknown> }));
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({});
  const unsaved = Object.values(drafts).some((draft) => Object.keys(draft).length > 0);
  useUnsavedWork(unsaved);
  return (
    <div className={s.page}>
      <LeaveGuard unsaved={unsaved} />
      {view === 'history' ? (
        <RateHistory />
      ) : account === undefined ? (
        <RatesList />
      ) : (
        <RatesOf
          key={account}
          account={account}
          draft={drafts[account] ?? {}}
          onDraft={(draft) => setDrafts({ ...drafts, [account]: draft })}
        />
      )}
    </div>
  );
}
