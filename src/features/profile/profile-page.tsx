import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { DetailRows } from './detail-rows.tsx';
import type { Detail } from './detail-sheet.tsx';
import { IconEditor } from './icon-editor.tsx';
import { accountDetailsResource } from './profile.resource.ts';
import s from './profile.module.css';

const DetailSheet = lazyPart(() => import('./detail-sheet.tsx'), 'DetailSheet');

/** /m/set/profile: the member's picture and details. */
export function ProfilePage() {
  const read = useRead(accountDetailsResource, undefined);
  const type = useAtomValue(memberAtom)?.type;
  return (
    <div className={s.page}>
      {type !== undefined && may.memberCentre(type) && <IconEditor />}
      <ResourceView
        read={read}
        isEmpty={() => false}
        emptyTitle=""
        skeleton={<RecordListSkeleton rows={5} lines={1} />}
      >
        {(details) => <Details details={details} />}
      </ResourceView>
    </div>
  );
}

function Details({ details }: { details: AccountDetails }) {
  const account = useAtomValue(memberAtom)?.userName ?? '';
  const [edited, setEdited] = useState<Detail>();
  return (
    <>
      <DetailRows account={account} details={details} onEdit={setEdited} />
      {edited && (
        <Suspense fallback={null}>
          <DetailSheet detail={edited} details={details} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  );
}
