/** The player's bet; minor units. */
export type Bet = { lineStake: number; lines: number };
/** The allowed bets: stakes per line in rising order, and the lowest total stake. */
export type BetRange = { lineStakes: readonly number[]; mostLines: number; minStake: number };
export type BetStep = 'lessStake' | 'moreStake' | 'fewerLines' | 'moreLines';

export const totalOf = ({ lineStake, lines }: Bet): number => lineStake * lines;

/** The bet after one step, or the same bet at the end of the range. Fewer lines raise the stake per line where the minimum asks for it. */
export function stepBet(range: BetRange, bet: Bet, step: BetStep): Bet {
  if (step === 'moreLines') return { ...bet, lines: Math.min(range.mostLines, bet.lines + 1) };
  if (step === 'fewerLines') {
    const lines = Math.max(1, bet.lines - 1);
    const enough = range.lineStakes.find((stake) => stake >= bet.lineStake && stake * lines >= range.minStake);
    return enough === undefined ? bet : { lines, lineStake: enough };
  }
  const open = range.lineStakes.filter((stake) => stake * bet.lines >= range.minStake);
  const next =
    step === 'moreStake'
      ? open.find((stake) => stake > bet.lineStake)
      : open.findLast((stake) => stake < bet.lineStake);
  return next === undefined ? bet : { ...bet, lineStake: next };
}

/** A remembered bet where it is still offered, else the usual one. */
export function startingBet(range: BetRange, usual: number, remembered?: Bet): Bet {
  const fits =
    remembered &&
    range.lineStakes.includes(remembered.lineStake) &&
    remembered.lines >= 1 &&
    remembered.lines <= range.mostLines;
  return fits && totalOf(remembered) >= range.minStake ? remembered : { lineStake: usual, lines: range.mostLines };
}
