import { Plural, Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { LastUpdated } from '#src/components/kit/last-updated.tsx';
import type { Read } from '#src/components/kit/resource-view.tsx';
import { BalanceToggle } from '#src/components/people/balance-toggle.tsx';
import { TotalHead } from '#src/components/people/money/total-head.tsx';
import { type Amount, toMinor } from '#src/contract/core/amount.ts';
import type { Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { BringHome } from './bring-home.tsx';
import { Sum } from './sum.tsx';
import s from './wallets.module.css';

type TotalCardProps = {
  wallets: Wallets;
  read: Read<Wallets>;
  /** Vendors are being asked, at the member's request. */
  asking: boolean;
  onAsk: () => void;
};

/** All money of the member, how it is divided, and the way to bring it home. */
export function TotalCard({ wallets, read, asking, onAsk }: TotalCardProps) {
  const online = useAtomValue(onlineAtom);
  const { total, main, away, moving } = wallets;
  const stale = read.error !== undefined || !online;
  const all = Math.max(1, toMinor(total));
  const shareOf = (part: Amount) => `${(100 * toMinor(part)) / all}%`;
  const games = wallets.wallets.filter(({ balance }) => toMinor(balance) > 0).length;
  return (
    <Card className={s.total}>
      <TotalHead toggle={<BalanceToggle />} onRefresh={onAsk}>
        <Sum amount={total} stale={stale} busy={asking} />
        {stale && <LastUpdated at={read.at} />}
      </TotalHead>
      <span className={s.stack} aria-hidden="true">
        <i className={s.part0} style={{ width: shareOf(main) }} />
        <i className={s.part1} style={{ width: shareOf(away) }} />
        <i className={s.part2} style={{ width: shareOf(moving) }} />
      </span>
      <dl className={s.parts}>
        <div>
          <dt>
            <i className={cx(s.key, s.part0)} aria-hidden="true" />
            <Trans context="wallet">Main</Trans>
          </dt>
          <dd>
            <Sum amount={main} stale={stale} />
          </dd>
        </div>
        <div>
          <dt>
            <i className={cx(s.key, s.part1)} aria-hidden="true" />
            {games === 0 ? (
              <Trans>At providers</Trans>
            ) : (
              <Plural value={games} one="At # provider" other="At # providers" />
            )}
          </dt>
          <dd>
            <Sum amount={away} stale={stale} />
          </dd>
        </div>
        {toMinor(moving) > 0 && (
          <div>
            <dt>
              <i className={cx(s.key, s.part2)} aria-hidden="true" />
              <Trans context="wallet">On its way</Trans>
            </dt>
            <dd>
              <Sum amount={moving} stale={stale} />
            </dd>
          </div>
        )}
      </dl>
      <BringHome wallets={wallets} />
    </Card>
  );
}
