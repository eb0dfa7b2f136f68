import { useAtomValue } from 'jotai';
import { AgentArea } from '#src/components/people/agents/agent-area.tsx';
import { usePageRead } from '#src/components/kit/resource-view.tsx';
import { agentAnnouncementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { AnnouncementList } from './announcement-list.tsx';

/** /m/member/notice: the announcements for agents [S1-376]. */
export const AgentNoticePage = () => (
  <AgentArea>
    <Notices />
  </AgentArea>
);

const Notices = () => (
  <AnnouncementList
    read={usePageRead(agentAnnouncementsResource, { language: useAtomValue(languageAtom) })}
    pick={(value) => value.agent}
  />
);
