import { Plural, Trans } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import Layers from 'lucide-react/icons/layers';
import { toMinor } from '#src/contract/core/amount.ts';
import type { VendorWallet, Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { Card } from '#src/ui/card.tsx';
import line from '#src/components/people/money/row.module.css';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import { VendorWalletRow } from './vendor-wallet-row.tsx';
import s from './wallets.module.css';

type VendorWalletsProps = { wallets: Wallets; stale: boolean; onTransfer: (vendor: string) => void };

/** So many empty wallets are listed as the others are. */
const fewEmpty = 3;

const isEmpty = ({ balance, moving, transfer }: VendorWallet) =>
  toMinor(balance) + toMinor(moving) === 0 && transfer === null;

/** The wallets at vendors; many empty ones are folded into one line. */
export function VendorWallets({ wallets: { wallets, limited }, stale, onTransfer }: VendorWalletsProps) {
  const empty = wallets.filter(isEmpty);
  const folded = empty.length > fewEmpty ? empty : [];
  const shown = wallets.filter((wallet) => !folded.includes(wallet));
  const silent = wallets.filter((wallet) => wallet.silent && !isEmpty(wallet));
  const row = (wallet: VendorWallet) => (
    <VendorWalletRow key={wallet.vendor} wallet={wallet} stale={stale || wallet.silent} onTransfer={onTransfer} />
  );
  return (
    <section>
      <h2 className={s.title}>
        <Trans>Wallets at providers</Trans>
      </h2>
      {limited && (
        <SmallNote icon={Info} className={s.limited}>
          <Trans>
            You limit your stakes or losses. These games tell us of a bet only afterwards, so money stays in the main
            wallet.
          </Trans>
        </SmallNote>
      )}
      {wallets.length === 0 ? (
        <p className={s.none}>
          <Trans>Every game plays from the main wallet now. Nothing has to be moved.</Trans>
        </p>
      ) : (
        <Card>
          <ul className={s.list}>{shown.map(row)}</ul>
          {folded.length > 0 && (
            <details className={s.folded}>
              <summary>
                <span className={line.mini}>
                  <Layers size={20} aria-hidden />
                </span>
                <span className={line.words}>
                  <b>
                    <Plural value={folded.length} one="# empty wallet" other="# empty wallets" />
                  </b>
                  <small>
                    {folded
                      .slice(0, 3)
                      .map(({ name }) => name)
                      .join(', ')}
                  </small>
                </span>
              </summary>
              <ul className={s.list}>{folded.map(row)}</ul>
            </details>
          )}
        </Card>
      )}
      {silent.map(({ vendor, name }) => (
        <SmallNote key={vendor} icon={Info} className={s.silent}>
          <Trans>{name} does not answer. The amount is the last one we know, and it is still yours.</Trans>
        </SmallNote>
      ))}
    </section>
  );
}
