import { Plural, Trans } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { RecordListSkeleton } from '#src/components/kit/records/record-list-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { RowLink } from '#src/components/kit/row-link.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import type { AccountOverview } from '#src/contract/account/account-overview.schema.ts';
import { hiddenBalanceAtom } from '#src/state/money/wallet.ts';
import { RowGroup } from '#src/ui/row-group.tsx';
import rows from '#src/ui/rows.module.css';
import { AccountFacts } from './account-facts.tsx';
import { recordShortcutsAtom } from './member-shortcuts.ts';
import { accountOverviewResource } from './my-account.resource.ts';
import { ShortcutRows } from './shortcut-rows.tsx';
import { VipProgress } from './vip-progress.tsx';
import { WalletCard } from './wallet-card.tsx';
import s from './my-account-page.module.css';

/** /m/myAccount/index: the member's balance, records and account details [S1-079]. */
export function MyAccountPage() {
  const store = useStore();
  const read = useRead(accountOverviewResource, undefined);
  const records = useAtomValue(recordShortcutsAtom);
  return (
    <div className={s.page}>
      <WalletCard onRefresh={() => void accountOverviewResource.refresh(store)}>
        {read.value && <OpenRounds open={read.value.open} />}
      </WalletCard>
      {records.length > 0 && <ShortcutRows title={<Trans>Records</Trans>} places={records} />}
      <section>
        <h2 className={rows.heading}>
          <Trans>Your data</Trans>
        </h2>
        <ResourceView
          read={read}
          isEmpty={() => false}
          emptyTitle=""
          skeleton={<RecordListSkeleton rows={1} lines={5} />}
        >
          {(overview) => <AccountFacts overview={overview} />}
        </ResourceView>
      </section>
      {read.value?.vip && <VipProgress vip={read.value.vip} />}
      <RowGroup title={<Trans>Change it</Trans>}>
        <RowLink to="/m/set/profile" icon={UserRoundPen} hint={<Trans>Picture, nickname, e-mail</Trans>}>
          <Trans>Account details</Trans>
        </RowLink>
        <RowLink to="/m/securityCenter" icon={ShieldCheck} hint={<Trans>Recover payment password</Trans>}>
          <Trans>Security</Trans>
        </RowLink>
      </RowGroup>
    </div>
  );
}

/** Open stakes; hidden with the balance. */
function OpenRounds({ open: { rounds, stake } }: { open: AccountOverview['open'] }) {
  const money = useMoney();
  const hidden = useAtomValue(hiddenBalanceAtom);
  if (rounds === 0)
    return (
      <p className={s.open}>
        <Trans>No round is open.</Trans>
      </p>
    );
  return (
    <p className={s.open}>
      <Plural value={rounds} one="# round is open" other="# rounds are open" />
      {!hidden && (
        <>
          {' · '}
          <Trans>{money(stake)} bet</Trans>
        </>
      )}
    </p>
  );
}
