import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { Downline } from '#src/contract/agents/team.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import s from './team-list.module.css';

/** How many stand directly below, in the whole branch, and are online. */
export function BranchCounters({ counters: { direct, whole, online } }: { counters: Downline['counters'] }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const lines = [
    { name: t`direct`, count: direct },
    { name: t`in the branch`, count: whole },
    { name: t`online now`, count: online },
  ];
  return (
    <dl className={s.counters}>
      {lines.map(({ name, count }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{formatCount(count, language)}</dd>
        </div>
      ))}
    </dl>
  );
}
