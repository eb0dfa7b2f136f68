import { Plural, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import History from 'lucide-react/icons/history';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { gameItem } from '#src/components/games/launchable.ts';
import { useLaunch } from '#src/components/games/use-launch.ts';
import { useBackCloses } from '#src/ui/use-back-closes.ts';
import { formatAge } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { FoundPicture, wordsOfGame } from './found-game.tsx';
import { wordsOf } from '#src/contract/lobby/search-words.ts';
import { SuggestionRow, type SuggestionRowProps } from './suggestion-row.tsx';
import s from './suggestions.module.css';
import { useFoundGames } from './use-found-games.ts';
import { useRecentSearches } from './recent-searches.ts';

/** Suggestions other than games, and those for an empty field. */
const mostRecent = { typed: 2, empty: 5 };

/** Handles a key before the field does. */
export type SuggestionKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

type SuggestionsProps = {
  /** Id of the list; the ids of its options derive from it. */
  id: string;
  /** The input. */
  field: RefObject<HTMLInputElement | null>;
  /** The active option. */
  active: string | undefined;
  keys: RefObject<SuggestionKeys | null>;
  onActive: (id: string | undefined) => void;
  /** Number of options. */
  onShown: (count: number) => void;
  onSearch: (text: string) => void;
  onClose: () => void;
};
type Option = Omit<SuggestionRowProps, 'id' | 'active'> & { key: string };

/**
 * The list of a combobox (WAI-ARIA): matching games, recent searches, and the search itself unless it finds nothing. The focus stays in the field; arrows
 * move through the options, Enter selects one, back and Escape close the list.
 */
export function Suggestions({ id, field, active, keys, onActive, onShown, onSearch, onClose }: SuggestionsProps) {
  'use memo';
  const { t } = useLingui();
  const language = useAtomValue(languageAtom);
  const launch = useLaunch();
  const [now] = useState(() => Date.now());
  const { found, counted, vendorName } = useFoundGames(field);
  const typed = found?.typed ?? '';
  const nothing = counted && found?.games.length === 0;
  const words = wordsOf(typed);
  const { searches, forget } = useRecentSearches(typed);
  const recent = searches.slice(0, typed ? mostRecent.typed : mostRecent.empty);

  // No layout shift while tapping: the options below the games wait for them.
  const options: Option[] =
    found === undefined
      ? []
      : [
          ...found.games.map((game) => ({
            key: game.nodeId,
            picture: <FoundPicture game={game} />,
            ...wordsOfGame({ game, words, language, vendor: vendorName(game.vassalage) }),
            onChoose: () => {
              onClose();
              launch(gameItem({ ...game, displayName: game.names[language] }));
            },
          })),
          ...recent.map((made) => {
            const age = formatAge(made.at, now, language);
            return {
              key: `made ${made.text}`,
              picture: <History size={20} />,
              title: made.text,
              note: t`searched ${age}`,
              onChoose: () => onSearch(made.text),
            };
          }),
          ...(typed && !nothing
            ? [
                {
                  key: 'all',
                  picture: <Search size={20} />,
                  title: t`See all with “${typed}”`,
                  strong: true,
                  onChoose: () => onSearch(typed),
                },
              ]
            : []),
          ...(!typed && recent.length > 0
            ? [
                {
                  key: 'forget',
                  picture: <X size={20} />,
                  title: t`Clear these searches`,
                  strong: true,
                  onChoose: forget,
                },
              ]
            : []),
        ];
  const idOf = (option: Option) => `${id}-${option.key.replaceAll(/\s/g, '_')}`;
  const count = options.length;
  useEffect(() => onShown(count), [count, onShown]);
  const isShown = count > 0 || nothing;
  useBackCloses(isShown, onClose);
  useImperativeHandle(keys, () => (event) => {
    // The keys belong to an input method while it composes; Safari sends the last one after that, with the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const here = options.findIndex((option) => idOf(option) === active);
    const step = { ArrowDown: here + 1, ArrowUp: here < 0 ? count - 1 : here - 1 }[event.key];
    if (step !== undefined) {
      const next = options[step];
      onActive(next && idOf(next));
      if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && options[here]) options[here].onChoose();
    else return;
    event.preventDefault();
  });

  return (
    // A tap must not take the focus from the field, which would close the list before the click.
    <div className={isShown ? s.panel : undefined} onMouseDown={(event) => event.preventDefault()}>
      <p className={nothing ? s.nothing : 'sr-only'} role="status">
        {nothing && t`Nothing like “${typed}”`}
        {counted && !nothing && (
          <Plural value={found?.games.length ?? 0} one="# game suggested" other="# games suggested" />
        )}
      </p>
      {count > 0 && (
        <div id={id} role="listbox" tabIndex={-1} aria-label={t`Suggestions`}>
          {options.map(({ key, ...option }) => (
            <SuggestionRow
              key={key}
              {...option}
              id={idOf({ key, ...option })}
              active={idOf({ key, ...option }) === active}
            />
          ))}
        </div>
      )}
    </div>
  );
}
