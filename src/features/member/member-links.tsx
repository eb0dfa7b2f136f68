import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import MessageSquare from 'lucide-react/icons/message-square';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import Star from 'lucide-react/icons/star';
import { AppearanceRows } from '#src/components/appearance-rows.tsx';
import { HandoverRow } from '#src/components/handover/handover-row.tsx';
import { RowLink } from '#src/components/row-link.tsx';
import { UnreadBadge } from '#src/components/unread/unread-badge.tsx';
import { may } from '#src/contract/member-type.ts';
import { menuHasDownloadAtom } from '#src/state/downloads.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { taskLinkAtom } from '#src/state/task-link.ts';
import { Card } from '#src/ui/card.tsx';
import rows from '#src/ui/rows.module.css';

/** Where the member centre leads, and the two choices that are made right here: language and theme. */
export function MemberLinks() {
  const download = useAtomValue(menuHasDownloadAtom);
  const type = useAtomValue(memberAtom)?.type;
  const tasks = useAtomValue(taskLinkAtom) !== undefined && type !== undefined && may.tasks(type);
  return (
    <Card>
      <ul className={rows.rows}>
        <RowLink to="/m/gameList" search={{ gameType: 'FAV' }} icon={Star}>
          <Trans>Favourites</Trans>
        </RowLink>
        {tasks && (
          <RowLink to="/m/task" icon={ListChecks}>
            <Trans>Tasks</Trans>
          </RowLink>
        )}
        <RowLink to="/m/notice" icon={Megaphone} value={<UnreadBadge of="announcements" />}>
          <Trans>Announcements</Trans>
        </RowLink>
        <RowLink to="/m/help" icon={CircleHelp}>
          <Trans>Help</Trans>
        </RowLink>
        <RowLink to="/m/feedback" icon={MessageSquare}>
          <Trans>Feedback</Trans>
        </RowLink>
        <RowLink to="/m/securityCenter" icon={ShieldCheck}>
          <Trans>Security</Trans>
        </RowLink>
        <RowLink to="/m/set" icon={Settings}>
          <Trans>Settings</Trans>
        </RowLink>
        {download && (
          <RowLink to="/m/app" icon={Smartphone}>
            <Trans>Get the app</Trans>
          </RowLink>
        )}
        <HandoverRow />
        <AppearanceRows />
      </ul>
    </Card>
  );
}
