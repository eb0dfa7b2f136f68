import { memberInfo } from '#src/contract/account/member.ts';
import { ownFeedback, sendFeedback } from '#src/contract/account/feedback.ts';
import * as v from 'valibot';
import { levelNamed, namesOf, readLevels } from '#gateway/areas/site/vip-levels.ts';
import { findIcon } from '../pictures/pictures.ts';
import { answerCaptcha } from '../identity/session/captcha.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { route } from '#gateway/http/route.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { addFeedback, listFeedback } from './feedback.ts';

const Labels = v.array(v.string());

export function addMemberRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, memberInfo, async ({ member }) => {
    const row = await gateway.db
      .selectFrom('members')
      .select(['id', 'account', 'type', 'nickname', 'labels', 'vip_label'])
      .where('id', '=', member.id)
      .executeTakeFirst();
    if (!row) throw new Refusal('session_ended');
    const { id, account, type, nickname } = row;
    const level = row.vip_label === '' ? undefined : levelNamed(await readLevels(gateway.db), row.vip_label);
    const labels = v.parse(Labels, JSON.parse(row.labels));
    return {
      id,
      account,
      type,
      nickname,
      memberLabel: labels.map((labelName) => ({ labelName })),
      vipLabel: row.vip_label,
      ...(level && { vipNames: namesOf(level) }),
      iconId: await findIcon(gateway.db, id),
      ...(member.hasFirstPassword && { mustChangePassword: true as const }),
    };
  });
}

export function addFeedbackRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, sendFeedback, async ({ member, body: { token: _token, ...body }, idempotencyKey: key }) => {
    // Consumed before the write's transaction, whose rollback would restore it. A retry under the same key needs none.
    const solved = await answerCaptcha(gateway, body.captchaId, body.captcha);
    if (solved) await gateway.limits.consume('feedback', member.id);
    return runOnce(gateway, { scope: `${member.id}:feedback`, key, body }, async (trx) => {
      if (!solved) throw new Refusal('verification_code_error');
      return { id: await addFeedback(trx, member.id, body, gateway.clock()) };
    });
  });

  route(app, gateway, ownFeedback, ({ member, query: { pageNo } }) => listFeedback(gateway.db, member.id, pageNo));
}
