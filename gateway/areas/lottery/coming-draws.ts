import type { ComingDraw } from '#src/contract/lottery/lottery.schema.ts';
import { cachedValue } from '#gateway/context/cached-value.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { type Rhythm, takesPart } from './slots.ts';

/** Sales close this long before the draw, in milliseconds. */
const closesBefore = 20_000;

type Timed = { readonly numero: string; readonly draws_at: number; readonly commitment: string };

/** The contract's form of a draw before it takes place. */
export const comingDraw = ({ numero, draws_at, commitment }: Timed): ComingDraw => ({
  numero,
  closesAt: draws_at - closesBefore,
  drawsAt: draws_at,
  commitment,
});

/** Every draw on sale, the next one first. */
const readComing = cachedValue(['draws'], ({ db }) =>
  db
    .selectFrom('draws')
    .select(['numero', 'draws_at', 'minute', 'commitment'])
    .where('state', '=', 'selling')
    .orderBy('draws_at')
    .execute(),
);

/** The next draws in which a lottery takes part, so many at most. */
export async function nextDraws(gateway: Gateway, rhythm: Rhythm, most: number): Promise<ComingDraw[]> {
  const coming = await readComing(gateway);
  return coming
    .filter(({ minute }) => takesPart(rhythm, minute))
    .slice(0, most)
    .map(comingDraw);
}
