import { Trans } from '@lingui/react/macro';
import { Balance } from '#src/components/balance.tsx';
import s from './game-frame.module.css';
import { SessionNet } from './session-net.tsx';

/** What a session for money has won or lost, and the balance [S1-306]. */
export function MoneyBar({ since, minutes }: { since: number; minutes: number }) {
  return (
    <>
      <p className={`${s.cell} ${s.net}`}>
        <small>
          <Trans>Session, {minutes} min</Trans>
        </small>
        <b className="num" translate="no">
          <SessionNet since={since} />
        </b>
      </p>
      <p className={s.cell}>
        <small>
          <Trans>Balance</Trans>
        </small>
        <b>
          <Balance />
        </b>
      </p>
    </>
  );
}
