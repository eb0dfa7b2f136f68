import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { may } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { renewedOnHomeAtom } from '#src/state/identity/session-renewal.ts';

const ContractAlerts = lazyPart(() => import('./contract-alerts.tsx'), 'ContractAlerts');

/**
 * After each renewal of the session on home, asks the members concerned about contracts [S2-147]; its code is loaded for them
 * only.
 */
export function ContractPrompts() {
  const renewedAt = useAtomValue(renewedOnHomeAtom);
  const member = useAtomValue(memberAtom);
  if (renewedAt === 0 || !member || !may.contractPrompts(member.type)) return null;
  return (
    <Suspense fallback={null}>
      <ContractAlerts key={renewedAt} userName={member.userName} />
    </Suspense>
  );
}
