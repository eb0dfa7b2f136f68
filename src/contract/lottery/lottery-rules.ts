import type { PrizeMode } from '#src/contract/core/game-type.ts';

/** A ticket has so many numbers, of 1 to `highestNumber`; as many are drawn. */
export const numbersOfTicket = 5;
export const highestNumber = 30;
/** The stakes of a ticket. */
export const ticketStakes = ['1.00', '2.00', '5.00', '10.00', '20.00'] as const;

/** Numbers of hits that win a prize, most first. */
export const winningHits = [5, 4, 3, 2] as const;
type WinningHits = (typeof winningHits)[number];

/**
 * What so many hits pay, in multiples of the stake, by prize mode [S1-309]. Each mode returns the same to all players together
 * (gateway/areas/lottery/README.md).
 */
const prizeTimes: Readonly<Record<PrizeMode, Readonly<Record<WinningHits, number>>>> = {
  Lott: { 5: 25_000, 4: 200, 3: 12, 2: 2 },
  Elott: { 5: 20_000, 4: 240, 3: 12, 2: 2 },
  ZY: { 5: 46_000, 4: 400, 3: 12, 2: 0 },
  SEA: { 5: 10_000, 4: 112, 3: 13, 2: 3 },
};

/** The multiple of the stake that a ticket with so many hits is paid; 0 is no prize. */
export const timesOf = (mode: PrizeMode, hits: number): number => {
  const winning = winningHits.find((each) => each === hits);
  return winning === undefined ? 0 : prizeTimes[mode][winning];
};

/** The binomial coefficient: combinations of `chosen` from `from`. */
const ways = (from: number, chosen: number): number =>
  Array.from({ length: chosen }, (_, index) => index).reduce(
    (product, index) => (product * (from - index)) / (index + 1),
    1,
  );

/** The number of possible tickets. */
export const ticketWays = ways(highestNumber, numbersOfTicket);
/** The number of possible tickets with a number of hits in one draw. */
export const waysOfHits = (hits: number): number =>
  ways(numbersOfTicket, hits) * ways(highestNumber - numbersOfTicket, numbersOfTicket - hits);

/** The share of all stakes that a mode returns to the players, in percent: `92.63`. */
export const publishedReturn = (mode: PrizeMode): string => {
  const returned = winningHits.reduce((sum, hits) => sum + timesOf(mode, hits) * waysOfHits(hits), 0);
  return ((100 * returned) / ticketWays).toFixed(2);
};

/** Whether these are the numbers of a ticket, each once and in order. */
export const isTicket = (numbers: readonly number[]): boolean =>
  numbers.length === numbersOfTicket &&
  numbers.every((number, index) => {
    const before = numbers[index - 1] ?? 0;
    return Number.isInteger(number) && number > before && number <= highestNumber;
  });

/** The number of a ticket's drawn numbers. */
export const hitsOf = (ticket: readonly number[], drawn: readonly number[]): number =>
  ticket.filter((number) => drawn.includes(number)).length;
