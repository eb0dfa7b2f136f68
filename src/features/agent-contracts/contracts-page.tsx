import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { AgentPage } from '#src/components/people/agents/agent-page.tsx';
import type { ContractKind } from '#src/contract/site/contracts.ts';
import { SegmentedNav, segmentClass } from '#src/ui/segmented.tsx';
import { ContractView } from './contract-view.tsx';
import { kindText } from './contract-text.ts';
import s from './contracts.module.css';

const pages = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourly: '/m/member/agent/getHourContract',
} as const satisfies Record<ContractKind, string>;

/** An agent's contracts of a kind: the offer that waits, the one that holds, those of before, and what was paid [S2-093, S2-094, S2-095]. */
export function ContractsPage({ kind }: { kind: ContractKind }) {
  const { t, i18n } = useLingui();
  return (
    <AgentPage>
      <div className={s.page}>
        <SegmentedNav label={t`Kind of contract`} full>
          {(['salary', 'dividend', 'hourly'] as const).map((one) => (
            <Link key={one} to={pages[one]} replace className={segmentClass()}>
              {i18n._(kindText[one].tab)}
            </Link>
          ))}
        </SegmentedNav>
        <ContractView key={kind} kind={kind} />
      </div>
    </AgentPage>
  );
}
