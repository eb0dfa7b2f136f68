import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { KpiDay, TeamKpi } from '#src/contract/agents/team-kpi.schema.ts';
import { formatCount } from '#src/platform/language/format.ts';
import { minus } from '#src/platform/language/format-signed.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Card } from '#src/ui/card.tsx';
import s from './agent-home.module.css';

/** The four counters of today [S2-073]; `yesterday` is what three of them are compared with, once it is known. */
export function TeamCounters({ kpi: { footer, at }, yesterday }: { kpi: TeamKpi; yesterday: KpiDay | undefined }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const time = new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'short' }).format(at);
  const counters = [
    { key: 'teamLoginMemberCount', name: t`Logged in` },
    { key: 'teamBetMemberCount', name: t`Placed bets` },
    { key: 'teamRegisterMemberCount', name: t`Registered` },
  ] as const;
  return (
    <Card className={s.counters}>
      <h2 className="sr-only">
        <Trans>Team today</Trans>
      </h2>
      {counters.map(({ key, name }) => (
        <Counter key={key} name={name} count={footer[key]}>
          {yesterday && <Compared now={footer[key]} before={yesterday[key]} />}
        </Counter>
      ))}
      <Counter name={t`Online now`} count={footer.teamOnlineCount}>
        <Trans>updated {time}</Trans>
      </Counter>
    </Card>
  );
}

function Counter({ name, count, children }: { name: string; count: number; children: ReactNode }) {
  const language = useAtomValue(languageAtom);
  return (
    <div>
      <p>{name}</p>
      <b>{formatCount(count, language)}</b>
      <small>{children}</small>
    </div>
  );
}

/** A day that is not over against a whole one: a sum in words, no colour. */
function Compared({ now, before }: { now: number; before: number }) {
  const language = useAtomValue(languageAtom);
  if (before === 0) return now === 0 ? <Trans>as yesterday</Trans> : <Trans>none yesterday</Trans>;
  if (now === before) return <Trans>as yesterday</Trans>;
  const change = new Intl.NumberFormat(localeOf[language], {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 0,
  })
    .format(now / before - 1)
    .replace('-', minus);
  return <Trans>{change} on yesterday</Trans>;
}
