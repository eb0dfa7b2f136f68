import { useLingui } from '@lingui/react/macro';
import { AnnouncementList } from './announcement-list.tsx';

/** /m/activity: the promotions [S1-051]. */
export function PromotionsPage() {
  const { t } = useLingui();
  return (
    <AnnouncementList
      types="PR"
      pick={(value) => value.promotion}
      emptyTitle={t`No promotion at the moment`}
      emptyScene="concha"
    />
  );
}
