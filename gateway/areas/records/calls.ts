import {
  accountRecord,
  balanceSums,
  bettingRecord,
  profitAndLoss,
  roundOutcome,
  roundTotals,
  statement,
} from '#src/contract/records/records.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { readAccountRecord } from './account-record.ts';
import { readBalanceSums } from './balance-sums.ts';
import { readBettingRecord } from './betting-record.ts';
import { readProfitAndLoss } from './profit-and-loss.ts';
import { readRoundOutcome } from './round-outcome.ts';
import { readRoundTotals } from './round-totals.ts';
import { readStatement } from './statement.ts';
import { whoseRecords } from './whose-records.ts';

/** A member's rounds and the bookings of their balance [S1-080, S1-081, S1-082]. */
export function addRecordsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, bettingRecord, async ({ member, query }) =>
    readBettingRecord(await whoseRecords(gateway, member), query),
  );
  route(app, gateway, roundOutcome, async ({ member, query }) => {
    await gateway.limits.consume('round-outcome', member.id);
    return readRoundOutcome(gateway, await whoseRecords(gateway, member), query);
  });
  route(app, gateway, accountRecord, async ({ member, query }) =>
    readAccountRecord(await whoseRecords(gateway, member), query),
  );
  route(app, gateway, profitAndLoss, async ({ member, query }) =>
    readProfitAndLoss(await whoseRecords(gateway, member), query.days),
  );
  route(app, gateway, roundTotals, async ({ member, query }) =>
    readRoundTotals(await whoseRecords(gateway, member), query),
  );
  route(app, gateway, balanceSums, async ({ member, query }) =>
    readBalanceSums(await whoseRecords(gateway, member), query.moments),
  );
  route(app, gateway, statement, async ({ member, query }) =>
    readStatement(await whoseRecords(gateway, member), query),
  );
}
