import { Trans } from '@lingui/react/macro';
import type { SalaryDay } from '#src/contract/agents/agent-contracts.schema.ts';

/** Where a payment is, in a word; nothing where there is none. */
export function PayState({ state }: Pick<SalaryDay, 'state'>) {
  if (state === 'none') return null;
  return <small>{state === 'paid' ? <Trans>Paid</Trans> : <Trans>On its way</Trans>}</small>;
}
