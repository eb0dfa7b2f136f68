import { changePassword as changePasswordCall } from '#src/contract/identity/password.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { changePassword } from './change-password.ts';

export function addPasswordRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, changePasswordCall, async ({ member, body, language, ip, idempotencyKey: key }) => {
    await changePassword(gateway, member, { ...body, language, ip, key });
    return {};
  });
}
