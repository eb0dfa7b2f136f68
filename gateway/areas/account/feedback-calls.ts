import { ownFeedback, sendFeedback } from '#src/contract/account/feedback.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { addFeedback, listFeedback } from './feedback.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { route } from '#gateway/http/route.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { answerCaptcha } from '../identity/session/captcha.ts';

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
