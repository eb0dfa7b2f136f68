import { captcha } from '#src/contract/identity/session.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { route } from '#gateway/http/route.ts';
import { createCaptcha } from './captcha.ts';

export function addCaptchaRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, captcha, async ({ ip }) => {
    await gateway.limits.consume('captcha', ip);
    return createCaptcha(gateway);
  });
}
