import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import { KeyRow } from './key-row.tsx';
import type { PasskeyTask } from './passkey-task.ts';

type PasskeyRowProps = { passkey: Passkey; onTask: (task: PasskeyTask) => void };

/** A passkey, with whether other devices have it, and its origin if it only works on another one. */
export function PasskeyRow({ passkey, onTask }: PasskeyRowProps) {
  const { host, synced } = passkey;
  return (
    <KeyRow
      icon={<KeyRound size={20} />}
      item={passkey}
      onRename={() => onTask({ kind: 'rename', passkey })}
      onRemove={() => onTask({ kind: 'remove', passkey })}
    >
      <br />
      {synced ? <Trans>Also on your other devices</Trans> : <Trans>On one device only</Trans>}
      {host !== location.hostname && (
        <>
          <br />
          <Trans>Only works at {host}</Trans>
        </>
      )}
    </KeyRow>
  );
}
