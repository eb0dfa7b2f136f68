import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useHasEntry } from '#src/components/people/agents/use-has-entry.ts';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import type { TeamMember } from '#src/contract/agents/team.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { longDay, rangeText } from './day-text.ts';
import { FreezeForm } from './freeze-form.tsx';
import { KeyFigures } from './key-figures.tsx';
import { MemberFreeze } from './member-freeze.tsx';
import { MemberNote } from './member-note.tsx';
import { Presence } from './presence.tsx';
import { RateTags } from './rate-tags.tsx';
import { memberResource } from './team.resource.ts';
import type { TeamSearch } from './team-search.ts';
import { useFigures } from './use-figures.ts';
import s from './member-sheet.module.css';

type MemberSheetProps = {
  account: string;
  search: TeamSearch;
  /** Opens the branch of the member. */
  onBranch: (account: string) => void;
  onClose: () => void;
};

/** A member of the team: place, figures of the days, rates of an agent, the agent's note, and a freeze. */
export function MemberSheet({ account, search, onBranch, onClose }: MemberSheetProps) {
  const { t } = useLingui();
  const timeZone = useAtomValue(timeZoneAtom);
  const read = useRead(memberResource, { search, timeZone, account }, { onDemand: true });
  const [freezing, setFreezing] = useState(false);
  const hasEntry = useHasEntry();
  if (freezing)
    return (
      <Sheet open onClose={onClose} title={t`Freeze ${account}?`} closeLabel={t`Close`}>
        <FreezeForm account={account} onDone={() => setFreezing(false)} />
      </Sheet>
    );
  return (
    <Sheet
      open
      onClose={onClose}
      title={account}
      note={read.value && <Presence member={read.value} />}
      closeLabel={t`Close`}
    >
      <ResourceView
        read={read}
        isEmpty={() => false}
        headingLevel={3}
        emptyTitle={account}
        skeleton={<Skeleton line />}
      >
        {(member) => (
          <>
            <Details member={member} />
            <MemberNote member={member} />
            <MemberFreeze member={member} onFreeze={() => setFreezing(true)} />
            {member.below > 0 && (
              <Button variant="soft" wide className={s.action} onClick={() => onBranch(account)}>
                {t`${plural(member.below, { one: 'Show the branch: # member', other: 'Show the branch: # members' })}`}
              </Button>
            )}
            {hasEntry('TRANSREC3') && (
              <Link
                to="/m/transaction/record"
                search={
                  { types: 'A', ...(search.from && { from: search.from, to: search.to }), member: account } as never
                }
                className={buttonClass({ variant: 'text', wide: true })}
              >
                <Trans>See their transactions</Trans>
              </Link>
            )}
            {hasEntry('TEAMBETTING3') && (
              <Link
                to="/m/teamBetting"
                search={{ ...(search.from && { from: search.from, to: search.to }), member: account } as never}
                className={buttonClass({ variant: 'text', wide: true })}
              >
                <Trans>See their bets</Trans>
              </Link>
            )}
          </>
        )}
      </ResourceView>
    </Sheet>
  );
}

function Details({ member }: { member: TeamMember }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const { money } = useFigures();
  const { figures, startDate: from, endDate: to, agent, level, since, joinedAt, rates } = member;
  const days = rangeText({ from, to }, language);
  const facts = [
    [t`Upline`, agent],
    [t`Level`, String(level)],
    [t`In your team since`, longDay(since, language)],
    [t({ context: 'member', message: 'Registered' }), formatDay(joinedAt, language)],
  ] as const;
  return (
    <>
      <p className={s.days}>{member.below > 0 ? t`${days}, with all below them` : days}</p>
      <div className={s.well}>
        <KeyFigures
          label={t`Figures of the period`}
          figures={[
            { name: t`Deposits`, value: money(figures.deposit) },
            { name: t`Withdrawals`, value: money(figures.withdrawal) },
            { name: t`Bets`, value: money(figures.turnover) },
            { name: t`Result`, value: money(figures.result) },
          ]}
        />
      </div>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {rates && <RateTags rates={rates} {...(level === 1 && { account: member.account })} />}
    </>
  );
}
