import type { CallValue } from '#src/contract/call-types.ts';
import { type accountRecord, type EntryGroup, kindsOf, recordsOnPage } from '#src/contract/records/records.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import type { Period, Time } from '#gateway/ledger/periods.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { entriesWithin } from '#gateway/ledger/wallet-sums.ts';
import { idsFrom } from '#gateway/process/new-id.ts';
import { entriesOf, entrySums, toEntry, toTotals } from './account-entries.ts';
import { balancesAfter } from './balances-after.ts';
import { type Count, findPage } from '#gateway/ledger/find-page.ts';
import { nameSubjects } from './name-subjects.ts';
import type { Whose } from './whose-records.ts';

/** `from` and `to` in epoch ms, the second one excluded. */
type Asked = {
  readonly from: number;
  readonly to: number;
  readonly pageNo: number;
  readonly language: Language;
  readonly group?: EntryGroup | undefined;
};

/**
 * A page of what was booked to a player's wallet, the last first, each with the balance after it in this order, and the sums of all that was
 * asked for. An id of a journal begins with its time, so that spans of time are spans of ids. The sums are those of days and hours
 * (wallet-sums.ts), and postings are read in the hours of the page alone.
 */
export async function readAccountRecord(
  { db, playerId, currency }: Whose,
  { from, to, pageNo, language, group }: Asked,
): Promise<CallValue<typeof accountRecord>> {
  const wallet = walletId(playerId, currency);
  const within = (time: Time, most?: Period) =>
    db
      .selectFrom(entriesWithin(db, wallet, [idsOf(time)], most))
      .$if(group !== undefined, (query) => query.where('entry.kind', ...kindsIn(group ?? 'other')));
  const sums = await within({ from, to }).select(entrySums).executeTakeFirstOrThrow();
  const count: Count = (time, most) =>
    within(time, most)
      .select(['entry.begun_at', sumOf('entry.entries').as('n')])
      .groupBy('entry.begun_at')
      .orderBy('entry.begun_at', 'desc')
      .execute();
  const skip = (pageNo - 1) * recordsOnPage;
  const found =
    skip < sums.count ? await findPage(count, { from, to }, { skip, limit: recordsOnPage }) : { times: [], skip: 0 };
  const rows = await entriesOf(db, wallet)
    .where((eb) =>
      eb.or(
        found.times
          .map(idsOf)
          .map(({ first, end }) =>
            eb.and([eb('postings.journal_id', '>=', first), eb('postings.journal_id', '<', end)]),
          ),
      ),
    )
    .$if(group !== undefined, (query) => query.where('journals.kind', ...kindsIn(group ?? 'other')))
    .orderBy('postings.journal_id', 'desc')
    .limit(recordsOnPage)
    .offset(found.skip)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [subjects, balances] = await Promise.all([nameSubjects(db, rows, language), balancesAfter(db, wallet, ids)]);
  return {
    items: rows.map((row) =>
      toEntry(row, { about: subjects.get(row.id), balance: balances.get(row.id) ?? 0, currency }),
    ),
    pageNum: pageNo,
    totalPages: Math.ceil(sums.count / recordsOnPage),
    totals: toTotals(currency, sums),
  };
}

const idsOf = ({ from, to }: Time) => ({ first: idsFrom(from), end: idsFrom(to) });

/** The kinds of a group, as the condition of a query. */
const kindsIn = (group: EntryGroup): readonly ['in' | 'not in', readonly string[]] =>
  group === 'other' ? ['not in', Object.values(kindsOf).flat()] : ['in', kindsOf[group]];
