import { serverTime } from '#src/platform/device/server-time.ts';
import { useStore } from 'jotai';
import { useState } from 'react';
import { RecordList, type RecordPage } from '#src/components/kit/records/record-list.tsx';
import type { RecordSearch } from '#src/components/kit/records/record-search.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { defineResource } from '#src/platform/resource/resource.ts';
import { Chip } from '#src/ui/chip.tsx';
import { Row, type Sample } from './sample.tsx';

const states = ['rows', 'empty', 'loading', 'error', 'offline', 'old'] as const;
type State = (typeof states)[number];
type Search = RecordSearch<'kind'>;
type Shown = { state: State; search: Search };
type Bet = { id: number; game: string; at: string; stake: string; win: string };
type Sums = { stake: string; win: string };

const first: Shown = { state: 'rows', search: {} };

const page = (pageNum: number): RecordPage<Bet, Sums> => ({
  items: [1, 2, 3, 4].map((n) => ({
    id: pageNum * 10 + n,
    game: ['Rei Polvo', 'Mina Dourada', 'Caranguejo Real do Recife', 'Vulcão 7'][n - 1] ?? '',
    at: `21/11/2026, 1${n}:2${n}`,
    stake: `R$ ${n},00`,
    win: `R$ ${n * 12},50`,
  })),
  pageNum,
  totalPages: 3,
  totals: { stake: 'R$ 30,00', win: 'R$ 1.284,50' },
});

/** Responses by the displayed state. */
const betsResource = defineResource<Shown, RecordPage<Bet, Sums>>({
  name: 'gallery-bets',
  key: (params) => JSON.stringify(params),
  load: async ({ state, search }, context) => {
    if (state === 'loading') return new Promise(() => undefined);
    if (state === 'error') throw new AppError('timeout');
    if (state === 'offline') throw new AppError('no_internet');
    if (state === 'old') context.note({ address: '', fetchedAt: serverTime() - 3 * 3_600_000, cached: true });
    return state === 'empty' ? { items: [], pageNum: 1, totalPages: 0 } : page(search.page ?? 1);
  },
  freshFor: 60_000,
  access: 'public',
});

/** The list of records in every state; its days, kinds and pages work. */
function Records() {
  const store = useStore();
  const [{ state, search }, setShown] = useState<Shown>(() => {
    void betsResource.ensure(store, first);
    return first;
  });
  const show = (nextState: State, nextSearch: Search) => {
    const next = { state: nextState, search: nextSearch };
    // As the loader of a screen does.
    void betsResource.ensure(store, next);
    setShown(next);
  };
  return (
    <>
      <Row>
        {states.map((name) => (
          <Chip key={name} pressed={name === state} onClick={() => show(name, search)}>
            {name}
          </Chip>
        ))}
      </Row>
      <RecordList
        label="Bets"
        resource={betsResource}
        params={{ state, search }}
        search={search}
        onSearch={(next) => show(state, next)}
        filters={[{ name: 'kind', label: 'Kind', options: [{ value: 'win', label: 'Won' }] }]}
        columns={[
          { id: 'game', label: 'Game', cell: ({ game }) => game },
          { id: 'at', label: 'When', cell: ({ at }) => at },
          { id: 'stake', label: 'Stake', cell: ({ stake }) => stake, total: ({ stake }) => stake, numeric: true },
          { id: 'win', label: 'Won', cell: ({ win }) => win, total: ({ win }) => win, numeric: true, beside: true },
        ]}
        rowKey={({ id }) => id}
        emptyTitle="No bets in this period"
        emptyText="Choose other days."
      />
    </>
  );
}

export const recordSamples: readonly Sample[] = [{ title: 'Records', Show: Records }];
