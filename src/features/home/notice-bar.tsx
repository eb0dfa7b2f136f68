import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Megaphone from 'lucide-react/icons/megaphone';
import { useResource } from '#src/platform/resource/resource.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { Marquee } from '#src/ui/marquee.tsx';
import s from './notice-bar.module.css';
import { plainText } from '#src/components/kit/plain-text.ts';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';

/** The contents of all notices in one line. */
export const noticeText = (notices: readonly Pick<Announcement, 'content'>[]): string =>
  notices
    .map((notice) => plainText(notice.content))
    .filter(Boolean)
    .join('  ·  ');

/** A ticker of announcements [S1-115]; a tap opens them all [S1-117]. */
export function NoticeBar() {
  const { t } = useLingui();
  const language = useSettledLanguage();
  const { value } = useResource(homeAnnouncementsResource, { language });
  const text = noticeText(value?.playerNotices ?? []);
  return (
    <div className={s.bar}>
      <Megaphone size={20} className={s.icon} />
      <Link to="/m/notice" className={s.link} aria-label={text ? t`Announcements: ${text}` : t`Announcements`}>
        <Marquee>{text || <Trans>No announcement</Trans>}</Marquee>
      </Link>
      <ChevronRight size={16} className={s.go} />
    </div>
  );
}
