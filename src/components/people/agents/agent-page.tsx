import type { ReactNode } from 'react';
import { OwnHeader } from '#src/components/kit/own-header.tsx';
import { usePage } from '#src/components/kit/page.ts';
import '#src/ui/print.css';
import { AgentArea } from './agent-area.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import s from './agent-page.module.css';

type AgentPageProps = {
  /** In place of the header with the page's name, on a page without the app's header. */
  head?: ReactNode;
  children: ReactNode;
};

/** The layout of the agents' pages: header, the content once the second step is there, and the tabs [S2-088]. */
export function AgentPage({ head, children }: AgentPageProps) {
  const bare = usePage().header === 'none';
  return (
    <>
      <div className={s.page}>
        {head ?? (bare && <OwnHeader />)}
        <AgentArea>{children}</AgentArea>
      </div>
      <AgentTabs />
    </>
  );
}
