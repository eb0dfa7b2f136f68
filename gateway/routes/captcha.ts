import { captcha } from '#src/contract/session.ts';
import type { App } from '../app-env.ts';
import type { Gateway } from '../context.ts';
import { route } from '../route.ts';
import { createCaptcha } from '../session/captcha.ts';

export function addCaptchaRoutes(app: App, gateway: Gateway): void {
  route(app, gateway, captcha, async ({ ip }) => {
    await gateway.limits.consume('captcha', ip);
    return createCaptcha(gateway);
  });
}
