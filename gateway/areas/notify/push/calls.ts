import {
  pushKey,
  pushPreferences,
  removePushSubscription,
  replacePushSubscription,
  savePushPreferences,
  savePushSubscription,
} from '#src/contract/notify/push.ts';
import type { App } from '#gateway/http/app-env.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { readPreferences, writePreferences } from './preferences.ts';
import { removeSubscription, replaceSubscription, saveSubscription } from './subscriptions.ts';
import { vapidKeys } from './vapid.ts';
import { route } from '#gateway/http/route.ts';

export function addPushRoutes(app: App, gateway: Gateway): void {
  const { publicKey } = vapidKeys(gateway);

  route(app, gateway, pushKey, () => Promise.resolve({ publicKey }));

  route(app, gateway, pushPreferences, ({ member }) => readPreferences(gateway.db, member.id));
  route(app, gateway, savePushPreferences, async ({ member, body: { account, safety, promotions } }) => {
    await writePreferences(gateway.db, member.id, { account, safety, promotions });
    return { account, safety, promotions };
  });

  route(app, gateway, savePushSubscription, async ({ member, body: { endpoint, keys, language } }) => {
    await saveSubscription(gateway, member, { endpoint, keys }, language);
    return {};
  });
  route(app, gateway, removePushSubscription, async ({ member, body: { endpoint } }) => {
    await removeSubscription(gateway, member.id, endpoint);
    return {};
  });
  route(app, gateway, replacePushSubscription, async ({ body: { endpoint, keys, old }, ip }) => {
    await gateway.limits.consume('renew', ip);
    await replaceSubscription(gateway, old, { endpoint, keys });
    return {};
  });
}
