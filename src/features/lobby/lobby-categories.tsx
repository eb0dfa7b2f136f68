import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ResourceView, usePageRead } from '#src/components/kit/resource-view.tsx';
import { type LobbyCategory, lobbyCategories } from '#src/state/lobby/lobby-rules.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';

/** The lobby's categories for a page, or the reason why there are none. */
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
