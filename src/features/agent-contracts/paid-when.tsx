import { Trans } from '@lingui/react/macro';
import type { ContractKind } from '#src/contract/site/contracts.ts';

/** When a contract of a kind is paid: days are closed a few minutes after midnight. */
export function PaidWhen({ kind }: { kind: ContractKind }) {
  if (kind === 'salary') return <Trans>Paid every day, after the day closes.</Trans>;
  if (kind === 'hourly')
    return <Trans>Each hour counts on its own, and the day’s hours are paid after it closes.</Trans>;
  return <Trans>Paid twice a month, after the 15th and after the last day.</Trans>;
}
