import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ResourceView, usePageRead } from '#src/components/kit/resource-view.tsx';
import { type LobbyCategory, lobbyCategories } from '#src/state/lobby/lobby-rules.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';

/** What a page makes of the lobby's categories, or why there are none to show. */
export function LobbyCategories({ children }: { children: (categories: LobbyCategory[]) => ReactNode }) {
  const { t } = useLingui();
  return (
    <ResourceView
      read={usePageRead(vendorSortingResource, undefined)}
      isEmpty={({ sorting }) => sorting.length === 0}
      emptyTitle={t`No games here`}
      emptyText={<Trans>No rounds in play.</Trans>}
    >
      {({ sorting }) => children(lobbyCategories(sorting))}
    </ResourceView>
  );
}
