import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { FormSkeleton } from '#src/components/kit/forms/form-skeleton.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import { rebateCategories, type RebateCategory } from '#src/contract/agents/agents.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import type { BelowRates } from '#src/contract/agents/rebates.schema.ts';
import { usePageAge } from '#src/state/app/page-age.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import type { Draft } from './draft.ts';
import { RateField } from '#src/components/people/agents/rate-field.tsx';
import { ratesResource } from './rates.resource.ts';
import { SaveRates } from './save-rates.tsx';
import { teamDayText } from '#src/components/people/agents/team-day-text.ts';
import line from '#src/components/people/money/row.module.css';
import s from './rates.module.css';

type RatesOfProps = {
  readonly account: string;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
};

/** The rates of one agent directly below, to be changed from the next day on. */
export function RatesOf({ account, draft, onDraft }: RatesOfProps) {
  const { t } = useLingui();
  const read = useRead(ratesResource, { account, page: 1 });
  usePageAge(read.at);
  const rowOf = (list: readonly BelowRates[]) => list.find((row) => row.account === account);
  return (
    <ResourceView
      read={read}
      isEmpty={({ own, list }) => own === null || !rowOf(list)}
      emptyTitle={t`This agent is not directly below you`}
      emptyText={<Trans>You can set the rates of agents directly below you.</Trans>}
      emptyAction={
        <Link to="/m/member/agent/agentRebeat" className={buttonClass({ variant: 'soft' })}>
          <Trans>See your agents</Trans>
        </Link>
      }
      skeleton={<FormSkeleton fields={4} />}
    >
      {({ own, list }) => {
        const row = rowOf(list);
        return own && row && <Editor row={row} limits={own.next} from={own.from} draft={draft} onDraft={onDraft} />;
      }}
    </ResourceView>
  );
}

type EditorProps = Pick<RatesOfProps, 'draft' | 'onDraft'> & {
  readonly row: BelowRates;
  readonly limits: Rates;
  readonly from: string;
};

function Editor({ row, limits, from, draft, onDraft }: EditorProps) {
  const language = useAtomValue(languageAtom);
  const { account, below, next } = row;
  const shown = rebateCategories.filter((category) => limits[category] > 0);
  const day = teamDayText(from, language);
  const set = (category: RebateCategory, rate: number) => {
    const { [category]: _before, ...others } = draft;
    onDraft(rate === next[category] ? others : { ...others, [category]: rate });
  };
  return (
    <>
      <div className={s.agent}>
        <Avatar name={account} />
        <span className={line.words}>
          <h2 translate="no">{account}</h2>
          <small className="num">
            <Plural value={below} one="Agent, # in the team" other="Agent, # in the team" />
          </small>
        </span>
        <Link to="/m/member/agent/agentRebeat" className={buttonClass({ variant: 'text' })}>
          <Trans>Switch</Trans>
        </Link>
      </div>
      <p className={s.note}>
        <CalendarClock size={20} aria-hidden />
        <span>
          <Trans>
            Valid from <b>tomorrow, {day}</b>, on. The rates of their own team stay within these.
          </Trans>
        </span>
      </p>
      {shown.length === 0 ? (
        <p className={s.hint}>
          <Trans>You have no rates of your own that you could give.</Trans>
        </p>
      ) : (
        <Card>
          <ul className={s.list}>
            {shown.map((category) => (
              <RateField
                key={category}
                category={category}
                rate={Math.min(draft[category] ?? next[category], limits[category])}
                before={next[category]}
                limit={limits[category]}
                onChange={(rate) => set(category, rate)}
              />
            ))}
          </ul>
        </Card>
      )}
      <SaveRates account={account} draft={draft} limits={limits} onDone={() => onDraft({})} />
    </>
  );
}
