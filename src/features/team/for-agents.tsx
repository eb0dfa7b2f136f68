import type { ReactNode } from 'react';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import s from './team.module.css';

/** The place of a page about the team. */
export const ForAgents = ({ children }: { children: ReactNode }) => (
  <AgentPage>
    <div className={s.page}>{children}</div>
  </AgentPage>
);
