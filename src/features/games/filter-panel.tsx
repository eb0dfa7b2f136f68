import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { gameFiltersFlag } from '#src/contract/core/flags.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { Button } from '#src/ui/button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import s from './filter-panel.module.css';
import { FilterPicker } from './filter-picker.tsx';
import { filterCategories, minimumBetOptions } from './game-filters.ts';
import type { GameListSearch } from './game-list.search.ts';
import { classificationOf, sourceOf, pagedParams, type WantedGames } from './game-list-view.ts';
import type { GameListView } from './use-game-list.ts';
import { useMoney } from './use-money.ts';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { listedGamesResource } from '#src/state/lobby/searched-games.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { isMixed } from './games-of-tab.ts';

/** Number of games that match a choice, before it is applied; undefined where the response includes other games. */
function ChoiceCount({ wanted }: { wanted: WantedGames }) {
  const params = pagedParams(wanted, useSettledLanguage());
  const read = useRead(listedGamesResource(params), params, { onDemand: true });
  const count = isMixed(wanted) ? undefined : read.value?.totalCount;
  return (
    <span className="num" role="status">
      {count === undefined ? '\u00a0' : <Plural value={count} _0="No games" one="# game" other="# games" />}
    </span>
  );
}

type FilterPanelProps = { open: boolean; view: GameListView; onClose: () => void };
type Choice = Pick<GameListSearch, 'vassalage' | 'show' | 'bet'>;

/**
 * Vendor picker with All [S1-170], submit [S1-171] and reset [S1-172]; pickers of category and minimum bet where the merchant
 * enables them [S1-173], on lists whose calls support them. Every choice is valid [S1-348].
 */
export function FilterPanel({ open, view, onClose }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const { tab, vendors, search, change } = view;
  const [choice, setChoice] = useState<Choice>({ ...search, vassalage: view.vendor?.vassalage });
  const shown = useAtomValue(whiteLabelAtom)?.flags[gameFiltersFlag] === true;
  const choose = (next: Choice) => setChoice((old) => ({ ...old, ...next }));
  const bets = minimumBetOptions(t`Any`, money);

  const vendor = vendors.find(({ vassalage }) => vassalage === choice.vassalage);
  const chosen = { tab, vendor, search: { ...search, ...choice } };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t`Filter`}
      note={sourceOf(chosen) === 'paged' && <ChoiceCount wanted={chosen} />}
      closeLabel={t`Close`}
      footer={
        <div className={s.actions}>
          <Button
            variant="line"
            big
            onClick={() => setChoice({ vassalage: undefined, show: withoutClass(choice), bet: undefined })}
          >
            <Trans>Reset</Trans>
          </Button>
          <Button
            big
            onClick={() => {
              change({ vassalage: choice.vassalage, show: choice.show, bet: choice.bet });
              onClose();
            }}
          >
            <Trans>Show games</Trans>
          </Button>
        </div>
      }
    >
      {shown && tab !== 'HOT' && tab !== 'FAV' && (
        <>
          <FilterPicker
            title={t`Category`}
            options={filterCategories.map(({ id, name }) => ({ id, name: i18n._(name) }))}
            selected={classificationOf(choice) ?? 'all'}
            onSelect={(id) =>
              choose({ show: filterCategories.find((category) => category.id === id)?.caId ?? withoutClass(choice) })
            }
          />
          <FilterPicker
            title={t`Minimum bet`}
            options={bets}
            selected={choice.bet ?? 'all'}
            onSelect={(id) => {
              const { bet } = bets.find((option) => option.id === id) ?? {};
              choose({ bet, show: bet ? withoutWhole(choice) : choice.show });
            }}
          />
        </>
      )}
      <FilterPicker
        title={t`Provider`}
        options={[
          { id: 'all', name: t`All` },
          ...vendors.map(({ vassalage, accountTypeName, iconUrl }) => ({
            id: vassalage,
            name: accountTypeName,
            picture: <img src={iconUrl} alt="" width="24" height="24" />,
          })),
        ]}
        selected={choice.vassalage ?? 'all'}
        onSelect={(id) => choose({ vassalage: id === 'all' ? undefined : id })}
      />
    </Sheet>
  );
}

/** The view without a classification: new, hot or recent games stay chosen. */
const withoutClass = (choice: Choice) => (classificationOf(choice) ? undefined : choice.show);
/** The effective minimum bet: hot and recent games have none. */
const withoutWhole = ({ show }: Choice) => (show === 'hot' || show === 'recent' ? undefined : show);
