import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Info from 'lucide-react/icons/info';
import { ProgrammeClosed } from '#src/components/kit/empty/programme-closed.tsx';
import { WithoutAccount } from '#src/components/kit/empty/without-account.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { ageLimitAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { CommissionNote } from './commission-note.tsx';
import { invitationResource } from './invitations.resource.ts';
import { InvitedCounts } from './invited-counts.tsx';
import { InvitedList } from './invited-list.tsx';
import s from './invitations.module.css';

/** The page while it is on its way. */
function InviteWaiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} className={s.page}>
      <Skeleton className={s.cardWait} />
      <Skeleton className={s.countsWait} />
      <Skeleton className={s.listWait} />
    </div>
  );
}

/** /m/inviteFriends: the member's link and the invited members, while the merchant runs the programme [S1-052, S1-335, S1-336]. */
export function InvitePage() {
  const programmes = useAtomValue(whiteLabelAtom)?.promotions;
  const type = useAtomValue(memberAtom)?.type;
  if (programmes && !programmes.includes('referral')) return <ProgrammeClosed />;
  // Until it is known who looks, nothing is asked that is for members alone.
  if (type === undefined) return <InviteWaiting />;
  if (!may.invite(type)) return <WithoutAccount refusal={typeRefusal('invite', type)} type={type} />;
  return <OpenProgramme />;
}

function OpenProgramme() {
  const read = useRead(invitationResource, undefined);
  const age = useAtomValue(ageLimitAtom);
  usePageAge(read.at);
  return (
    <ResourceView read={read} isEmpty={() => false} emptyTitle="" skeleton={<InviteWaiting />}>
      {({ code, ...counts }) => (
        <div className={s.page}>
          <InvitationCard code={code} />
          <InvitedCounts {...counts} />
          {counts.commission?.terms && <CommissionNote terms={counts.commission.terms} />}
          <InvitedList />
          <SmallNote icon={Info} className={s.note}>
            <Trans>Invite only people aged {age} or over who want to be invited.</Trans>
          </SmallNote>
        </div>
      )}
    </ResourceView>
  );
}
