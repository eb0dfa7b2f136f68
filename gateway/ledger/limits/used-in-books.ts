import { type Transaction, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { idsFrom } from '../../process/new-id.ts';
import { sumOf } from '../sum-of.ts';
import type { LimitKind } from './limit-windows.ts';

/** From `begun` until before `ends`, which is open in a period that goes on; epoch ms. */
type Span = { readonly begun: number; readonly ends?: number };

/** What a wallet's books have to count towards a limit since a moment (epoch ms), before there was the limit; minor units. */
export async function usedSince(
  trx: Transaction<Tables>,
  { wallet, memberId, kind }: { readonly wallet: string; readonly memberId: string; readonly kind: LimitKind },
  begun: number,
): Promise<number> {
  if (kind === 'deposit')
    return (await booked(trx, wallet, 'deposit', { begun })) + (await awaited(trx, memberId, begun));
  return playedIn(trx, wallet, kind, { begun });
}

/** What a wallet's books have to count towards a limit of stakes or losses in a span of time, but for the bet `except`; minor units. */
export async function playedIn(
  trx: Transaction<Tables>,
  wallet: string,
  kind: Exclude<LimitKind, 'deposit'>,
  span: Span,
  except = '',
): Promise<number> {
  const stakes = 0 - (await booked(trx, wallet, 'bet', span, except));
  return kind === 'stake' ? stakes : stakes - (await booked(trx, wallet, 'win', span));
}

/** The sum of a wallet's postings of a kind, without bets that were rolled back. */
async function booked(trx: Transaction<Tables>, wallet: string, kind: string, { begun, ends }: Span, except = '') {
  const { minor } = await trx
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(sumOf('postings.amount_minor').as('minor'))
    .where('postings.account_id', '=', wallet)
    .where('postings.journal_id', '>=', idsFrom(begun))
    .$if(ends !== undefined, (query) => query.where('postings.journal_id', '<', idsFrom(ends ?? 0)))
    .where('journals.kind', '=', kind)
    .where('journals.ref', '!=', except)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('journals as undone')
            .select('undone.id')
            .where('undone.kind', '=', 'rollback')
            .whereRef('undone.ref', '=', 'journals.ref')
            .where('journals.kind', '=', 'bet'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return minor;
}

/** Deposits that were begun and can still be paid, and transfers that nobody has decided about. */
async function awaited(trx: Transaction<Tables>, memberId: string, begun: number) {
  const { minor } = await trx
    .selectFrom('deposits')
    .select(sumOf('amount_minor').as('minor'))
    .where('member_id', '=', memberId)
    .where('state', '=', sql.lit('waiting'))
    .where('created_at', '>=', begun)
    .executeTakeFirstOrThrow();
  const reviewed = await trx
    .selectFrom('transfers')
    .select(sumOf('amount_minor').as('minor'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'review')
    .where('created_at', '>=', begun)
    .executeTakeFirstOrThrow();
  return minor + reviewed.minor;
}
