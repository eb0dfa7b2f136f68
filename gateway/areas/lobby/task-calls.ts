import {
  claimMission as claimMissionCall,
  dailyTasks,
  ownMissions,
  taskCode,
  taskCodeSeconds,
} from '#src/contract/lobby/tasks.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { isLoopback } from '#gateway/context/network.ts';
import type { App } from '#gateway/http/app-env.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { claimMission } from './claim-mission.ts';
import { readDailyTasks, readMissions } from './daily-tasks.ts';
import { issueTaskCode, takeTaskCode } from '../identity/session/task-code.ts';

/** The code that opens the task page, and the call in which its server redeems it (docs/decisions/064-a-code-for-the-task-page.md). */
export function addTasksRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, taskCode, async ({ member }) => ({
    code: await issueTaskCode(gateway, member.sessionId),
    expiresIn: taskCodeSeconds,
  }));

  route(app, gateway, ownMissions, ({ member }) => readMissions(gateway, member.id));

  route(app, gateway, claimMissionCall, async ({ member, body: { kind }, idempotencyKey: key }) => {
    const asked = { scope: `${member.id}:mission-claim`, key, body: { kind } };
    await runOnce(gateway, asked, async (trx) => {
      await claimMission(gateway, trx, { memberId: member.id, kind });
      return {};
    });
    return readMissions(gateway, member.id);
  });

  // It reads, and one server asks for every member: it is counted as a read.
  const ask = async ({ body, ip }: { body: { code?: string | undefined }; ip: string }) => {
    if (!isLoopback(ip)) await gateway.limits.consume('read', ip);
    if (body.code === undefined) return readDailyTasks(gateway, undefined);
    const owner = await takeTaskCode(gateway, body.code);
    return { name: owner.account, ...(await readDailyTasks(gateway, owner.id)) };
  };
  route(app, gateway, dailyTasks, ask, { limitsItself: true });
}
