import { Trans } from '@lingui/react/macro';
import Repeat from 'lucide-react/icons/repeat';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import line from '#src/components/people/money/row.module.css';
import type { Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { connectionText } from '#src/platform/language/connection-text.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Switch } from '#src/ui/switch.tsx';
import { setFollow } from './wallets.resource.ts';
import s from './wallets.module.css';

/** Whether money follows the member into a game and back. */
export function FollowSwitch({ wallets: { follows } }: { wallets: Wallets }) {
  const action = useAction(setFollow, { offline: connectionText.moneyOff, failed: showFailure });
  return (
    <Card className={s.follow}>
      <Switch
        icon={
          <span className={cx(line.mini, s.mini)}>
            <Repeat size={20} aria-hidden />
          </span>
        }
        label={<Trans>Move money automatically</Trans>}
        hint={action.off ?? <Trans>Your balance goes into the game with you and comes back when you leave</Trans>}
        checked={follows}
        pending={action.pending}
        disabled={action.off !== undefined}
        onChange={(next) => action.run({ follows: next })}
      />
    </Card>
  );
}
