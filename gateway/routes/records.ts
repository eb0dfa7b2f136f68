import { accountRecord, bettingRecord, profitAndLoss } from '#src/contract/records.ts';
import type { Gateway } from '../context/gateway.ts';
import type { App } from '../http/app-env.ts';
import { route } from '../http/route.ts';
import { readAccountRecord } from '../records/account-record.ts';
import { readBettingRecord } from '../records/betting-record.ts';
import { readProfitAndLoss } from '../records/profit-and-loss.ts';
import { whoseRecords } from '../records/whose-records.ts';

/** What a member has played and what was booked to the balance [S1-080, S1-081, S1-082]. */
export function addRecordsRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, bettingRecord, async ({ member, query }) =>
    readBettingRecord(await whoseRecords(gateway, member), query),
  );
  route(app, gateway, accountRecord, async ({ member, query }) =>
    readAccountRecord(await whoseRecords(gateway, member), query),
  );
  route(app, gateway, profitAndLoss, async ({ member, query }) =>
    readProfitAndLoss(await whoseRecords(gateway, member), query.days),
  );
}
