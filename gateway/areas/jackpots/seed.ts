import { toMinor } from '#src/contract/core/amount.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { growth } from './runs.ts';

type Given = {
  readonly id: string;
  readonly pt: string;
  readonly en: string;
  readonly art: string;
  readonly category: string;
  /** In percent of each stake. */
  readonly rate: string;
  readonly seed: string;
  readonly cap: string;
  /** Its amount when the demonstration begins. */
  readonly amount: string;
  readonly begunHoursAgo: number;
};

const hour = 3_600_000;

const given: readonly Given[] = [
  {
    id: 'ressaca',
    pt: 'Ressaca',
    en: 'Storm Surge',
    art: 'farol',
    category: '',
    rate: '0.30',
    seed: '5000.00',
    cap: '50000.00',
    amount: '18246.09',
    begunHoursAgo: 410,
  },
  {
    id: 'mare-alta',
    pt: 'Maré Alta',
    en: 'High Tide',
    art: 'veleiro',
    category: 'RNG',
    rate: '0.40',
    seed: '500.00',
    cap: '5000.00',
    amount: '1873.42',
    begunHoursAgo: 52,
  },
  {
    id: 'onda',
    pt: 'Onda',
    en: 'Wave',
    art: 'mare',
    category: 'FISH',
    rate: '0.50',
    seed: '50.00',
    cap: '500.00',
    amount: '214.37',
    begunHoursAgo: 5,
  },
];

/** The demonstration's jackpots at `now` (epoch ms). Their levels are drawn when the gateway starts, because they are encrypted under its master secret. */
export const jackpotsAt = (now: number): Tables['jackpots'][] =>
  given.map(({ id, pt, en, art, category, rate, seed, cap, amount, begunHoursAgo }, index) => ({
    id,
    name_pt: pt,
    name_en: en,
    art: `/art/b/${art}.svg`,
    category,
    rate_bp: toMinor(rate),
    seed_minor: toMinor(seed),
    cap_minor: toMinor(cap),
    active: flag(true),
    sort_order: (index + 1) * 10,
    run_id: '',
    run_seed_minor: toMinor(seed),
    run_cap_minor: toMinor(cap),
    run_rate_bp: toMinor(rate),
    grown: (toMinor(amount) - toMinor(seed)) * growth,
    carried: 0,
    form: 2,
    commitment: '',
    sealed_level: '',
    started_at: now - begunHoursAgo * hour,
  }));
