import { Trans, useLingui } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Undo2 from 'lucide-react/icons/undo-2';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import { freezeCauses, longestNote } from '#src/contract/agents/team.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { needsNetwork } from './care-text.ts';
import { freezeMember } from './team.resource.ts';
import s from './member-sheet.module.css';

type FreezeFormProps = { account: string; onDone: () => void };

/** Says what a freeze stops and what goes on, asks why, and freezes. */
export function FreezeForm({ account, onDone }: FreezeFormProps) {
  const { t } = useLingui();
  const [cause, setCause] = useState<(typeof freezeCauses)[number]>('suspicion');
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const freeze = useAction(freezeMember, {
    offline: needsNetwork,
    done: () => {
      onDone();
      return t`${account} is frozen.`;
    },
  });
  const problem = freeze.problem ?? freeze.off;
  const names = { suspicion: t`Suspicion`, request: t`On request`, other: t`Other reason` };
  const submit = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') freeze.run({ account, cause, reason: reason.trim() });
  };
  return (
    <>
      <ul className={s.points}>
        <li>
          <Ban size={20} aria-hidden />
          <span>
            <Trans>No bets, no deposits, no new accounts. Every device is signed out.</Trans>
          </span>
        </li>
        <li>
          <UsersRound size={20} aria-hidden />
          <span>
            <Trans>Logging in and withdrawing go on, and so does their team.</Trans>
          </span>
        </li>
        <li>
          <Undo2 size={20} aria-hidden />
          <span>
            <Trans>You can lift it at any time. The house sees the reason, too.</Trans>
          </span>
        </li>
      </ul>
      <Segmented
        full
        label={t`Reason`}
        value={cause}
        onChange={setCause}
        segments={freezeCauses.map((value) => ({ value, label: names[value] }))}
      />
      <Field
        label={t`What happened`}
        hint={t`The member reads this sentence.`}
        value={reason}
        maxLength={longestNote}
        errors={missing ? t`Say in a sentence what happened.` : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      {problem !== undefined && <InlineAlert>{problem}</InlineAlert>}
      <Button variant="line" big wide className={s.freeze} pending={freeze.pending} onClick={submit}>
        <Trans>Freeze</Trans>
      </Button>
      <Button variant="line" big wide onClick={onDone}>
        <Trans>Go back</Trans>
      </Button>
    </>
  );
}
