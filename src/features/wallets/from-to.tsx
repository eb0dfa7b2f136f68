import { Trans, useLingui } from '@lingui/react/macro';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import type { Amount } from '#src/contract/core/amount.ts';
import type { VendorWallet, Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import line from '#src/components/people/money/row.module.css';
import { Sum } from './sum.tsx';
import s from './wallets.module.css';

type FromToProps = {
  wallets: Wallets;
  wallet: VendorWallet;
  /** Whether money goes to the vendor. */
  out: boolean;
  /** Turns the way around; left out where money only comes home. */
  onTurn: (() => void) | undefined;
};

/** The two wallets of a transfer, the one that gives first. */
export function FromTo({ wallets, wallet, out, onTurn }: FromToProps) {
  const { t } = useLingui();
  const main = (
    <Side from={out} amount={wallets.main} name={<Trans context="wallet">Main</Trans>}>
      <span className={line.mini}>
        <Wallet size={20} aria-hidden />
      </span>
    </Side>
  );
  const there = (
    <Side from={!out} amount={wallet.balance} name={<span translate="no">{wallet.name}</span>}>
      <img src={wallet.iconUrl} alt="" width="40" height="40" />
    </Side>
  );
  return (
    <div className={s.both}>
      {out ? main : there}
      {out ? there : main}
      {onTurn && (
        <IconButton label={t`Turn around`} className={s.swap} onClick={onTurn}>
          <ArrowDownUp size={20} />
        </IconButton>
      )}
    </div>
  );
}

type SideProps = { from: boolean; name: ReactNode; amount: Amount; children: ReactNode };

const Side = ({ from, name, amount, children }: SideProps) => (
  <div className={s.row}>
    {children}
    <span className={line.words}>
      <small>{from ? <Trans context="wallet">From</Trans> : <Trans context="wallet">To</Trans>}</small>
      <b>{name}</b>
    </span>
    <b className={s.amount}>
      <Sum amount={amount} />
    </b>
  </div>
);
