import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { TeamSort } from '#src/contract/agents/team.ts';
import type { TeamRow } from '#src/contract/agents/team.schema.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { cx } from '#src/ui/class-names.ts';
import { Presence } from './presence.tsx';
import { useFigures } from './use-figures.ts';
import s from './team-list.module.css';

type MemberRowProps = { member: TeamRow; sort: TeamSort; onOpen: (account: string) => void };

/** A member of the list: presence, role, and the figure that the list is sorted by. */
export function MemberRow({ member, sort, onOpen }: MemberRowProps) {
  const { t } = useLingui();
  const { money } = useFigures();
  const { account, isAgent, online, below, figures, frozen } = member;
  const amount = sort === 'deposit' || sort === 'result' ? figures[sort] : figures.turnover;
  const what = { deposit: t`deposits`, result: t`result` }[sort as string] ?? t`bets`;
  return (
    <li>
      <button type="button" className={s.row} aria-haspopup="dialog" onClick={() => onOpen(account)}>
        <span className={cx(s.avatar, online && s.online)}>
          <Avatar name={account} />
        </span>
        <span className={s.who}>
          <b translate="no">{account}</b>
          {isAgent && (
            <span className={s.flag}>
              <Trans>Agent</Trans>
            </span>
          )}
          {frozen && (
            <span className={s.flag}>
              <Trans>Frozen</Trans>
            </span>
          )}
          <small>
            <Presence member={member} />
          </small>
        </span>
        <span className={s.sum}>
          <b className="num" translate="no">
            {money(amount)}
          </b>
          <small>{below > 0 ? t`${plural(below, { one: '# below', other: '# below' })}` : what}</small>
        </span>
        <ChevronRight size={16} />
      </button>
    </li>
  );
}
