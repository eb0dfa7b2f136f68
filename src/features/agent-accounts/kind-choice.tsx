import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountKind } from '#src/contract/agents/open-accounts.schema.ts';
import { Segmented } from '#src/ui/segmented.tsx';
import s from './accounts.module.css';

/** A player, or an agent with a team of their own. */
export function KindChoice({ kind, onChange }: { kind: AccountKind; onChange: (kind: AccountKind) => void }) {
  const { t } = useLingui();
  return (
    <div className={s.kind}>
      <p aria-hidden="true" className={s.label}>
        <Trans>Type</Trans>
      </p>
      <Segmented
        full
        label={t`Type`}
        value={kind}
        onChange={onChange}
        segments={[
          { value: 'member', label: t`Player` },
          { value: 'agent', label: t`Agent` },
        ]}
      />
    </div>
  );
}
