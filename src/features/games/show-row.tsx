import { useLingui } from '@lingui/react/macro';
import { Tabs } from '#src/ui/tabs.tsx';
import s from './game-list-page.module.css';
import type { GameListSearch } from './game-list.search.ts';

/** The classification strip: all, new, hot and recent games of the category [S1-166]. */
export function ShowRow({
  show,
  onSelect,
}: {
  show: GameListSearch['show'];
  onSelect: (show: GameListSearch['show']) => void;
}) {
  const { t } = useLingui();
  return (
    <div className={s.show}>
      <Tabs
        label={t`Which games`}
        variant="quiet"
        active={show ?? 'all'}
        tabs={[
          { id: 'all', label: t`All` },
          { id: 'new', label: t({ message: 'New', context: 'games' }) },
          { id: 'hot', label: t`Popular` },
          { id: 'recent', label: t`Recent` },
        ]}
        onSelect={(id) => onSelect(id === 'new' || id === 'hot' || id === 'recent' ? id : undefined)}
      />
    </div>
  );
}
