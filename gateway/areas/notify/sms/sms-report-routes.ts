import type { InferOutput } from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { answerPrivate } from '#gateway/http/answer.ts';
import type { App } from '#gateway/http/app-env.ts';
import { check, parseJson, readBytes } from '#gateway/http/request-body.ts';
import { checkReport, recordReport, SmsReport } from './sms-report.ts';

/** The delivery reports of the SMS provider, which is no page of ours: it signs what it says (gateway/areas/notify/sms/README.md). */
export function addSmsReportRoute(app: App, gateway: Gateway): void {
  app.post('/wps/verification/sms/report', async (c) => {
    await gateway.limits.consume('write', c.var.ip);
    const body = await readBytes(c);
    const header = (name: string) => c.req.header(name) ?? '';
    checkReport(gateway, { timestamp: header('X-Timestamp'), signature: header('X-Signature'), body });
    await recordReport(gateway, check(SmsReport, parseJson(body)) as InferOutput<typeof SmsReport>);
    return answerPrivate(c, {});
  });
}
