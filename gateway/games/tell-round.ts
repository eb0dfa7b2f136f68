import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { RoundAsked, RoundTold } from '#src/contract/vendors/vendor-rounds.ts';
import { ticketOf } from './lottery/ticket.ts';
import { type Outcome, windowAt } from './maths.ts';
import { lines as paylines } from './model.ts';
import { findRound, played } from './rounds.ts';
import { type SymbolId, symbolIds } from './shared/symbols.ts';
import { en } from './shared/text-en.ts';
import { pt } from './shared/text-pt.ts';
import type { GamesTables, RoundRow } from './tables.ts';

type Reels = Extract<RoundTold, { kind: 'reels' }>;

/** The drawing of a symbol as the page shows it. */
function pictureOf(symbol: SymbolId): string {
  const drawing = readFileSync(new URL(`client/symbols/${symbol}.svg`, import.meta.url));
  return `data:image/svg+xml;base64,${drawing.toString('base64')}`;
}

const pictures = new Map(symbolIds.map((symbol) => [symbol, pictureOf(symbol)]));

/** What was drawn in a player's round: of a ticket also before its draw, of a spin once its stake is taken. */
export async function tellRound(
  db: Kysely<GamesTables>,
  vassalage: string,
  { playerId, roundId, language }: RoundAsked,
): Promise<RoundTold> {
  const row = await findRound(db, roundId);
  if (!row || row.vassalage !== vassalage || row.player_id !== playerId) return { kind: 'unknown' };
  const ticket = ticketOf(row);
  if (ticket && row.numero !== null)
    return { kind: 'ticket', numero: row.numero, numbers: ticket.numbers, mode: ticket.mode };
  return row.numero === null && played.includes(row.state) ? reelsOf(row, language) : { kind: 'unknown' };
}

function reelsOf(row: RoundRow, language: RoundAsked['language']): Reels {
  const { stops, wins, pearls } = JSON.parse(row.outcome) as Outcome;
  const shown = windowAt(stops);
  const seen = symbolIds.filter((symbol) => shown.flat().includes(symbol));
  const names = (language === 'en' ? en : pt).symbols;
  return {
    kind: 'reels',
    symbols: seen.map((symbol) => ({
      name: names[symbol],
      picture: pictures.get(symbol),
      ...(symbol === 'top' && { ofGame: true as const }),
    })),
    reels: shown.map((reel) => reel.map((symbol) => seen.indexOf(symbol))),
    lines: row.lines,
    wins: [
      ...wins.map(({ line, symbol, count, amount }) => ({
        ...{ line, count, symbol: seen.indexOf(symbol), amount: fromMinor(amount) },
        cells: (paylines[line - 1] ?? []).slice(0, count).map((place, reel): [number, number] => [reel, place]),
      })),
      ...(pearls.amount > 0
        ? [
            {
              ...{ count: pearls.count, symbol: seen.indexOf('pearl'), amount: fromMinor(pearls.amount) },
              cells: shown.flatMap((reel, column) =>
                reel.flatMap((symbol, place) => (symbol === 'pearl' ? [[column, place] as [number, number]] : [])),
              ),
            },
          ]
        : []),
    ],
  };
}
