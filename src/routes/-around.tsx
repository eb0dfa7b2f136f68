import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { QueryToken } from '#src/features/account/query-token.tsx';
import { ContractPrompts } from '#src/features/contracts/contract-prompts.tsx';
import { DeviceMessages } from '#src/features/notifications/device-messages.tsx';
import { memberAtom } from '#src/state/session-atoms.ts';

/** What other features add around every page, in one piece of code. */
export function Around() {
  const member = useAtomValue(memberAtom);
  return (
    <>
      <QueryToken />
      {member && (
        // Another member's begin anew. One key for both: siblings that share one outlive each other.
        <Fragment key={member.userName}>
          <DeviceMessages />
          <ContractPrompts />
        </Fragment>
      )}
    </>
  );
}
