import { useLingui } from '@lingui/react/macro';
import { AnnouncementList } from './announcement-list.tsx';

/** /m/notice: the announcements of the types B, PL and PU [S1-070, S1-377]. */
export function NoticePage() {
  const { t } = useLingui();
  return (
    <AnnouncementList
      types="B,PL,PU"
      pick={(value) => [...value.playerNotices, ...value.popup]}
      emptyTitle={t`No announcement`}
      emptyScene="ancora"
    />
  );
}
