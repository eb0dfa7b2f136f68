import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRight from 'lucide-react/icons/chevron-right';
import s from './team-list.module.css';

type TeamPathProps = { path: readonly string[]; onOpen: (account: string | undefined) => void };

/** The members from the agent down to the branch on screen; each but the last opens its own. */
export function TeamPath({ path, onOpen }: TeamPathProps) {
  const { t } = useLingui();
  if (path.length === 0) return null;
  return (
    <nav aria-label={t`Path in the team`}>
      <ol className={s.path}>
        <li>
          <button type="button" onClick={() => onOpen(undefined)}>
            <Trans>You</Trans>
          </button>
        </li>
        {path.map((account, index) => (
          <li key={account} translate="no">
            <ChevronRight size={16} />
            {index === path.length - 1 ? (
              <span aria-current="page">{account}</span>
            ) : (
              <button type="button" onClick={() => onOpen(account)}>
                {account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
