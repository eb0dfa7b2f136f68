import { dayOf } from '#gateway/ledger/day-of.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Side = readonly [pt: string, en: string, color: string];
type League = readonly [pt: string, en: string, sport: string, vassalage: string, minutes: number];
type Row = Tables['matches'];

const hour = 3_600_000;
const minute = 60_000;
const day = 24 * hour;

const sharks: Side = ['Tubarões do Cais', 'Quay Sharks', '#0a6b75'];
const dolphins: Side = ['Golfinhos da Barra', 'Harbour Dolphins', '#2f6fb5'];
const gulls: Side = ['Gaivotas FC', 'Gulls FC', '#546772'];
const anchor: Side = ['Âncora EC', 'Anchor EC', '#0f1f29'];
const highTide: Side = ['Maré Alta FC', 'High Tide FC', '#1b8a5a'];
const lighthouse: Side = ['Farol EC', 'Lighthouse EC', '#b3261e'];
const crabs: Side = ['Siris do Mangue', 'Mangrove Crabs', '#c2571a'];
const pelicans: Side = ['Pelicanos', 'Pelicans', '#6b4fa0'];
const orcas: Side = ['Orcas do Sul', 'Southern Orcas', '#16324a'];
const turtles: Side = ['Tartarugas', 'Turtles', '#3f7d20'];

const football: League = ['Liga das Marés', 'Tide League', 'football', 'PLC', 105];
const cup: League = ['Copa do Litoral', 'Coast Cup', 'football', 'GDP', 120];
const hoops: League = ['Basquete da Orla', 'Shore Basketball', 'basketball', 'PLC', 110];
const beach: League = ['Vôlei de Areia', 'Beach Volleyball', 'volleyball', 'GDP', 75];
const tennis: League = ['Aberto do Porto', 'Port Open', 'tennis', 'PLC', 130];

const nunes: Side = ['Lívia Nunes', 'Lívia Nunes', '#8a2f6b'];
const mares: Side = ['Iara Mares', 'Iara Mares', '#0a6b75'];
const costa: Side = ['Téo Costa', 'Téo Costa', '#855000'];
const vidal: Side = ['Caio Vidal', 'Caio Vidal', '#2f6fb5'];

/** Weekday by weekday from the day of seeding, at a time of the merchant's day; each again every week. */
const weekly: readonly (readonly [league: League, home: Side, away: Side, inDays: number, at: string])[] = [
  [football, sharks, dolphins, 0, '16:00'],
  [hoops, orcas, pelicans, 0, '21:30'],
  [cup, highTide, lighthouse, 1, '20:00'],
  [tennis, nunes, mares, 1, '14:30'],
  [football, gulls, anchor, 2, '19:00'],
  [beach, crabs, turtles, 2, '10:00'],
  [cup, dolphins, crabs, 3, '20:30'],
  [hoops, turtles, sharks, 3, '18:00'],
  [football, anchor, highTide, 4, '21:00'],
  [tennis, costa, vidal, 4, '11:00'],
  [football, lighthouse, gulls, 5, '16:00'],
  [beach, pelicans, orcas, 5, '09:30'],
  [cup, sharks, highTide, 6, '18:30'],
  [hoops, dolphins, orcas, 6, '20:00'],
];

const krakens: Side = ['Krakens', 'Krakens', '#6b4fa0'];
const reef: Side = ['Recife Pixel', 'Pixel Reef', '#c2571a'];
const squid: Side = ['Lula Turbo', 'Turbo Squid', '#b3261e'];
const storm: Side = ['Tormenta', 'Storm', '#16324a'];
const coral: Side = ['Coral Bit', 'Coral Bit', '#8a2f6b'];
const divers: Side = ['Mergulho Zero', 'Dive Zero', '#0a6b75'];
const swell: Side = ['Ondas GG', 'Swell GG', '#2f6fb5'];
const north: Side = ['Ilha Norte', 'North Isle', '#3f7d20'];

/** A circuit around the clock, one series an hour, each again after eight: one always runs, and one begins within the hour. */
const circuit: readonly (readonly [vassalage: string, home: Side, away: Side])[] = [
  ['AV', krakens, reef],
  ['AI', squid, storm],
  ['IMES', coral, divers],
  ['TF', swell, north],
  ['IA', reef, squid],
  ['AV', storm, coral],
  ['AI', divers, swell],
  ['IMES', north, krakens],
];

/** The demonstration's matches. All recur, so that an old database has upcoming matches; `now` in epoch ms. */
export function matchesAt(now: number): Row[] {
  const { start: today } = dayOf(now, 'America/Sao_Paulo');
  const first = now - (now % hour) - hour;
  return [
    ...weekly.map(([league, home, away, inDays, at], index) => {
      const [hours = 0, minutes = 0] = at.split(':').map(Number);
      const starts = today + inDays * day + hours * hour + minutes * minute;
      return row(`semana-${index + 1}`, league, [home, away], starts, 168);
    }),
    ...circuit.map(([vassalage, home, away], index) => {
      const league: League = ['Circuito Corrente', 'Current Circuit', 'esports', vassalage, 100];
      return row(`circuito-${index + 1}`, league, [home, away], first + index * hour, circuit.length);
    }),
  ];
}

function row(
  id: string,
  [league_pt, league_en, sport, vassalage, minutes]: League,
  [home, away]: readonly [Side, Side],
  starts_at: number,
  repeat_hours: number,
): Row {
  return {
    id,
    sport,
    league_pt,
    league_en,
    home_pt: home[0],
    home_en: home[1],
    home_color: home[2],
    away_pt: away[0],
    away_en: away[1],
    away_color: away[2],
    starts_at,
    minutes,
    repeat_hours,
    vassalage,
    hot: flag(true),
    active: flag(true),
  };
}
