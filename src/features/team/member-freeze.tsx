import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { TeamMember } from '#src/contract/agents/team.schema.ts';
import { formatDateTime } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Button } from '#src/ui/button.tsx';
import { needsNetwork } from './care-text.ts';
import { unfreezeMember } from './team.resource.ts';
import s from './member-sheet.module.css';

type MemberFreezeProps = { member: TeamMember; onFreeze: () => void };

/** Whether the member is frozen, and the way to change it where the place allows it. */
export function MemberFreeze({ member: { account, freeze, mayFreeze }, onFreeze }: MemberFreezeProps) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const [asked, setAsked] = useState(false);
  const lift = useAction(unfreezeMember, {
    offline: needsNetwork,
    done: () => {
      setAsked(false);
      return t`${account} can bet and deposit again.`;
    },
  });
  if (!freeze)
    return mayFreeze ? (
      <Button variant="line" wide className={s.action} onClick={onFreeze}>
        <Trans>Freeze</Trans>
      </Button>
    ) : null;
  const since = formatDateTime(freeze.at, language);
  return (
    <section className={s.frozen}>
      <h3 className={s.heading}>
        <Trans>Frozen since {since}</Trans>
      </h3>
      {freeze.reason === undefined ? (
        <p>
          <Trans>An agent above you has frozen this member.</Trans>
        </p>
      ) : (
        <p className={s.note}>{freeze.reason}</p>
      )}
      {freeze.mayLift && mayFreeze && (
        <Button variant="line" wide onClick={() => setAsked(true)}>
          <Trans>Lift the freeze</Trans>
        </Button>
      )}
      <ConfirmAction
        action={lift}
        input={{ account }}
        open={asked}
        onClose={() => setAsked(false)}
        title={t`Lift the freeze of ${account}?`}
        text={<Trans>Bets and deposits are open to them again at once.</Trans>}
        cancelLabel={t`Not now`}
        submitLabel={t`Lift the freeze`}
      />
    </section>
  );
}
