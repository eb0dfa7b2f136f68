import { Plural, Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { hasSecurityAtom } from '#src/state/identity/has-security.ts';
import { protectionResource } from '#src/state/identity/protection.ts';

/** The state of a member's passkeys, in a few words; their purpose while that is unknown. */
export function ProtectionState() {
  return useAtomValue(hasSecurityAtom) ? <State /> : <Purpose />;
}

const Purpose = () => <Trans>Log in without a password</Trans>;

function State() {
  const { value } = useRead(protectionResource, undefined, { onDemand: true });
  if (!value || (value.passkeys.length === 0 && !value.secondFactor)) return <Purpose />;
  const count = value.passkeys.length;
  return (
    <>
      <Plural value={count} _0="No passkeys" one="# passkey" other="# passkeys" />
      {value.secondFactor && (
        <>
          {', '}
          <Trans>second step on</Trans>
        </>
      )}
    </>
  );
}
