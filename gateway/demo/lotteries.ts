import type { Tables } from '../db/tables.ts';
import type { SeedGame } from './catalogue-types.ts';

const hour = 60;
/** The schedules of a vendor's lotteries, in turn: interval and first minute of the day. */
const rhythms = [
  { every_minutes: 5, first_minute: 0 },
  { every_minutes: hour, first_minute: 0 },
  { every_minutes: 24 * hour, first_minute: 20 * hour },
  { every_minutes: 15, first_minute: 0 },
  { every_minutes: 3 * hour, first_minute: 9 * hour },
] as const;

/** The games of the demonstration that are lotteries; each vendor has some that are drawn often, and some once a day. */
export function lotteriesOf(games: readonly SeedGame[]): Tables['lotteries'][] {
  const lotteries = games.filter(
    ({ game_type, is_game_h5 }) => (game_type === 'LOTT' || game_type === 'ELOTT') && is_game_h5 === '',
  );
  return [...Map.groupBy(lotteries, ({ vassalage }) => vassalage).values()].flatMap((ofVendor) =>
    ofVendor.map(({ node_id }, index) => {
      const rhythm = rhythms[index % rhythms.length] ?? rhythms[0];
      return { node_id, ...rhythm, open: 1 as const };
    }),
  );
}
