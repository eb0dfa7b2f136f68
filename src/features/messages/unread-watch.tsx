import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { usePolling } from '#src/components/kit/use-live-read.ts';
import { may } from '#src/contract/core/member-type.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { agentAnnouncementsResource, announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { followInbox } from '#src/state/notify/change-inbox.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { followAnnouncements } from '#src/state/lobby/mark-announcement-read.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { askUnread } from '#src/state/notify/unread.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/** Poll interval of a visible page for new messages, and for new announcements; ms. */
const askEvery = { messages: 20_000, announcements: 300_000 };

/**
 * Keeps the unread counts up to date for a signed-in member with an inbox: reads and deletions in other tabs are applied, and new
 * messages appear without a reload. No requests for a free-trial guest [S1-014]. Renders nothing.
 */
export function UnreadWatch() {
  const type = useAtomValue(memberAtom)?.type;
  return type !== undefined && may.mail(type) ? <Watch agent={may.agentArea(type)} /> : null;
}

function Watch({ agent }: { agent: boolean }) {
  const store = useStore();
  const language = useAtomValue(languageAtom);
  usePolling(askEvery.messages, () => void askUnread(store));
  usePolling(askEvery.announcements, () => {
    void announcementsResource.refresh(store, { language });
    if (agent) void agentAnnouncementsResource.refresh(store, { language });
  });
  useEffect(() => {
    const look = () => {
      void announcementsResource.ensure(store, { language });
      if (agent) void agentAnnouncementsResource.ensure(store, { language });
      void askUnread(store);
    };
    const forget = whenIdle(look);
    const stop = onReconnect(look);
    return () => {
      forget();
      stop();
    };
  }, [store, language, agent]);
  useEffect(() => {
    const stops = [followInbox(store), followAnnouncements(store)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [store]);
  return null;
}
