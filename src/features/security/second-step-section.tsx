import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Ticket from 'lucide-react/icons/ticket';
import rows from '#src/components/kit/device-rows.module.css';
import { recoveryCodeCount } from '#src/contract/identity/passkeys.ts';
import type { Protection } from '#src/contract/identity/passkeys.schema.ts';
import { onlineAtom } from '#src/platform/device/online.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Switch } from '#src/ui/switch.tsx';
import list from '#src/ui/rows.module.css';
import type { PasskeyTask } from './passkey-task.ts';
import s from './passkeys.module.css';

/** Number of codes at or below which new ones are recommended. */
const fewCodes = 3;

type SecondStepSectionProps = { protection: Protection; onTask: (task: PasskeyTask) => void };

/** Whether a password needs a second step, and how many recovery codes are left. */
export function SecondStepSection({ protection, onTask }: SecondStepSectionProps) {
  const { t } = useLingui();
  const online = useAtomValue(onlineAtom);
  const { passkeys, authenticators, secondFactor, codesLeft } = protection;
  const none = passkeys.length + authenticators.length === 0;
  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step" className={list.heading}>
        <Trans>Second step</Trans>
      </h2>
      <p className={s.about}>
        <Trans>A stolen password alone is not enough.</Trans>
      </p>
      <Card>
        <Switch
          icon={<ShieldCheck size={20} />}
          label={t`Require a second step`}
          hint={
            none
              ? t`Add a passkey or an app first`
              : t`After the password, a passkey, a code of your app or a recovery code`
          }
          checked={secondFactor}
          disabled={none || !online}
          onChange={(on) => onTask({ kind: on ? 'turn-on' : 'turn-off' })}
        />
        {secondFactor && (
          <div className={s.left}>
            <Ticket size={20} className={s.mark} />
            <div className={rows.words}>
              <h3>
                <Trans>Recovery codes</Trans>
              </h3>
              <p className={codesLeft <= fewCodes ? s.few : rows.times}>
                <Trans>
                  {codesLeft} of {recoveryCodeCount} left
                </Trans>
              </p>
            </div>
            <Button variant="text" disabled={!online} onClick={() => onTask({ kind: 'new-codes' })}>
              <Trans>New codes</Trans>
            </Button>
          </div>
        )}
      </Card>
      <p role="status" className={s.note}>
        {!online && <Trans>No internet. This can be changed when it is back.</Trans>}
      </p>
    </section>
  );
}
