import { captcha } from '#src/contract/session.ts';
import type { App } from '../http/app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { route } from '../http/route.ts';
import { createCaptcha } from '../session/captcha.ts';

export function addCaptchaRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, captcha, async ({ ip }) => {
    await gateway.limits.consume('captcha', ip);
    return createCaptcha(gateway);
  });
}
