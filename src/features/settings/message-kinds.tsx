import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Megaphone from 'lucide-react/icons/megaphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import WalletIcon from 'lucide-react/icons/wallet';
import { showFailure, useAction } from '#src/components/kit/actions/use-action.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { PushPreferences } from '#src/contract/notify/push.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { choosePushKinds, pushPreferencesResource } from '#src/state/notify/push-preferences.ts';
import { Card } from '#src/ui/card.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Switch } from '#src/ui/switch.tsx';
import rows from '#src/ui/rows.module.css';
import s from './settings.module.css';

/** The kinds of messages that the member accepts, each can be turned off, on all devices. */
export function MessageKinds() {
  const { t } = useLingui();
  return (
    <section aria-labelledby="message-kinds">
      <h2 id="message-kinds" className={rows.heading}>
        <Trans>What we notify you about</Trans>
      </h2>
      <Card>
        <ResourceView
          read={useRead(pushPreferencesResource, undefined)}
          isEmpty={() => false}
          emptyTitle=""
          headingLevel={3}
          skeleton={
            <div className={s.wait} role="status" aria-label={t`Loading`}>
              <Skeleton line />
              <Skeleton line />
              <Skeleton line />
            </div>
          }
        >
          {(value) => <Kinds value={value} />}
        </ResourceView>
      </Card>
      <p className={s.about}>
        <Trans>Applies to all your devices with notifications on.</Trans>
      </p>
    </section>
  );
}

function Kinds({ value }: { value: PushPreferences }) {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const choosing = useAction(choosePushKinds, { failed: showFailure });
  const kinds = [
    { kind: 'safety', icon: <ShieldCheck size={20} />, label: t`Safety`, hint: t`Sign-ins on other devices` },
    {
      kind: 'account',
      icon: <WalletIcon size={20} />,
      label: t`Account`,
      hint: t`Credits and account activity`,
    },
    { kind: 'promotions', icon: <Megaphone size={20} />, label: t`Promotions`, hint: t`Offers, only if you want them` },
  ] as const;
  return (
    <ul className={rows.rows}>
      {kinds.map(({ kind, ...words }) => (
        <li key={kind}>
          <Switch
            {...words}
            checked={value[kind]}
            pending={choosing.pending}
            disabled={!online}
            onChange={(on) => choosing.run({ ...value, [kind]: on })}
          />
        </li>
      ))}
    </ul>
  );
}
