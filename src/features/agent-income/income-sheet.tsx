import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useStore } from 'jotai';
import { categoryNames } from '#src/components/games/category-name.ts';
import { momentsOf } from '#src/components/kit/records/date-range.ts';
import { formatLongDay } from '#src/components/kit/records/day-texts.ts';
import { ShowMore } from '#src/components/kit/records/show-more.tsx';
import { ResourceView, useRead } from '#src/components/kit/resource-view.tsx';
import line from '#src/components/people/money/row.module.css';
import type { RebateDay, RebateLine } from '#src/contract/agents/rebates.schema.ts';
import { localeOf } from '#src/contract/core/locale.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { linesResource } from './income.resource.ts';
import { useSums } from './use-sums.ts';
import s from './income.module.css';

/** A day: how its payment comes about, and its lines by member and category. */
export function IncomeSheet({ day, onClose }: { day: RebateDay; onClose: () => void }) {
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const store = useStore();
  const sum = useSums();
  const read = useRead(linesResource, day.day, { onDemand: true });
  const at = momentsOf({ from: day.day, to: day.day }).since;
  return (
    <Sheet open onClose={onClose} title={formatLongDay(at, language)} closeLabel={t`Close`}>
      <dl className={s.facts}>
        <Fact name={t`Earned`} value={sum(day.earned)} />
        <Fact name={t`From the day before`} value={sum(day.brought)} />
        <Fact name={t`Payment`} value={sum(day.paid)} />
        <Fact name={t`Carried on`} value={sum(day.carried)} />
      </dl>
      {day.whyNegative !== null && (
        <p className={s.why}>
          {day.whyNegative === 'undone' ? (
            <Trans>
              Bets of earlier days were taken back on this day, after their rebate had been paid. The difference is
              taken off the next days; you pay nothing.
            </Trans>
          ) : (
            <Trans>
              This day’s earnings do not make up for the amount from the days before. The rest is taken off the next
              days; you pay nothing.
            </Trans>
          )}
        </p>
      )}
      <h3 className={s.title}>
        <Trans>Where it comes from</Trans>
      </h3>
      <ResourceView
        read={read}
        isEmpty={({ items }) => items.length === 0}
        emptyTitle={t`No bets of the team on this day`}
        headingLevel={3}
        skeleton={
          <div role="status" aria-label={t`Loading`}>
            <Skeleton className={s.wait} />
          </div>
        }
      >
        {(list) => (
          <>
            <ul className={s.lines} aria-label={t`Where it comes from`}>
              {list.items.map((item) => (
                <Line key={`${item.account} ${item.category}`} {...item} />
              ))}
            </ul>
            <ShowMore of={list} onMore={() => void linesResource.loadMore(store, day.day)} />
          </>
        )}
      </ResourceView>
    </Sheet>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="num" translate="no">
      {value}
    </dd>
  </div>
);

/** The turnover that came by a member, and what of it is the agent's. */
function Line({ account, category, turnover, rate, childRate, amount }: RebateLine) {
  const { i18n } = useLingui();
  const language = useAtomValue(languageAtom);
  const sum = useSums();
  const format = new Intl.NumberFormat(localeOf[language], { style: 'percent', minimumFractionDigits: 2 });
  const [own, theirs, bets] = [format.format(rate / 10_000), format.format(childRate / 10_000), sum(turnover)];
  const name = i18n._(categoryNames[category]);
  return (
    <li>
      <span className={line.words}>
        <b translate="no">{account}</b>
        <small className="num">
          {childRate > 0 ? (
            <Trans>
              {name}: {bets} at {own} less their {theirs}
            </Trans>
          ) : (
            <Trans>
              {name}: {bets} at {own}
            </Trans>
          )}
        </small>
      </span>
      <b className="num" translate="no">
        {sum(amount)}
      </b>
    </li>
  );
}
