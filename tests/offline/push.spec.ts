import { logOut } from '../support/log-out.ts';
import { withDatabase } from '../support/database.ts';
import { expectAccessible } from '../support/axe.ts';
import { chromiumLaunchOptions } from '../support/chromium-options.ts';
import { hide } from '../support/deployed.ts';
import { expect } from '../support/fixtures.ts';
import { openGame } from '../support/game.ts';
import { demoMember } from '../support/members.ts';
import { attachWorker, fishingWeek, passUntil, switchOf, test, turnOn, watched } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { journeyLanguages } from '../support/soak.ts';
import { go } from '../support/start.ts';
import { waitForActiveWorker } from '../support/worker.ts';

test.use({ launchOptions: chromiumLaunchOptions({ notifications: true }) });

const account = demoMember.userName;
for (const language of journeyLanguages) {
  test.describe(`notifications in ${language}`, () => {
    test.use({ language });

    test('are asked for once, by our own sheet first, and bring a credit to its screen', async ({
      push,
      member,
      say,
    }) => {
      const sheet = member.getByRole('dialog', { name: say('Know it at once') });
      await passUntil(member, sheet);
      await expectAccessible(member);
      expect(await watched(member)).toMatchObject({ prompts: 0 });
      await member.context().grantPermissions(['notifications']);
      await waitForActiveWorker(member);
      await sheet.getByRole('button', { name: say('Turn on notifications') }).click();
      await expect(member.getByText(say('Notifications are on'))).toBeVisible();
      await expect(sheet).toBeHidden();
      expect(await watched(member)).toMatchObject({ prompts: 1 });

      await push.operator('member', 'credit', account, '1.00', '--reason', 'journey');
      const message = await push.arrived(1);
      const worker = await attachWorker(member);
      await worker.deliver(JSON.stringify(message));
      const title = language === 'pt' ? 'Você recebeu um crédito' : 'You received a credit';
      await expect.poll(worker.notifications).toEqual([
        {
          title,
          body: message.body,
          lang: language === 'pt' ? 'pt-BR' : 'en',
          tag: message.tag,
          icon: '/icons/icon-192.png',
          path: '/m/member/home',
        },
      ]);
      await member.evaluate(() => document.body.setAttribute('data-same-page', ''));
      expect(await worker.click(title)).toEqual([]);
      await expect(member).toHaveURL(/\/m\/member\/home$/);
      await expect(member.locator('body')).toHaveAttribute('data-same-page');
      expect(await worker.notifications()).toEqual([]);
    });

    test('can be refused, and then nobody asks again', async ({ push, member, say }) => {
      const sheet = member.getByRole('dialog', { name: say('Know it at once') });
      await passUntil(member, sheet);
      await sheet.getByRole('button', { name: say('Not now') }).click();
      await expect(sheet).toBeHidden();
      await member.reload();
      await member.waitForLoadState('networkidle');
      for (let minute = 0; minute < 2; minute += 1) await member.clock.fastForward(62_000);
      await expect(sheet).toHaveCount(0);
      expect(await watched(member)).toMatchObject({ prompts: 0 });
      expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
    });

    test('are turned on and off in the settings, kind by kind [S2-013]', async ({ push, member, say }) => {
      await turnOn(member, say);
      await expect(member.getByRole('heading', { level: 1, name: say('Notifications') })).toBeVisible();
      await expect(member).toHaveTitle(`${say('Notifications')} · Maré`);
      await expectAccessible(member);
      await expect(switchOf(member, say('Safety'))).toBeChecked();
      await expect(switchOf(member, say('Account'))).toBeChecked();
      await expect(switchOf(member, say('Promotions'))).not.toBeChecked();
      expect(await push.operator('push', 'all', ...fishingWeek)).toBe('no device takes this');
      await switchOf(member, say('Promotions')).click();
      await expect(switchOf(member, say('Promotions'))).toBeChecked();
      await member.reload();
      await expect(switchOf(member, say('Promotions'))).toBeChecked();
      await expect(switchOf(member, say('Notifications'))).toBeChecked();
      expect(await push.operator('push', 'all', ...fishingWeek, '--path', '/m/activity')).toBe(
        'on its way to 1 device',
      );
      expect(await push.arrived(1)).toMatchObject({
        title: language === 'pt' ? 'Semana da pescaria' : 'Fishing week',
        path: '/m/activity',
        kind: 'promotions',
      });
      await switchOf(member, say('Promotions')).click();
      await expect(switchOf(member, say('Promotions'))).not.toBeChecked();
      await switchOf(member, say('Notifications')).click();
      await expect(member.getByText(say('Notifications are off'))).toBeVisible();
      expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
    });
  });
}

test('a message that cannot be read is shown all the same, and counted on the badge until the app is looked at', async ({
  push,
  member,
  say,
}) => {
  await turnOn(member, say);
  const worker = await attachWorker(member);
  await worker.worker.evaluate(() => {
    const counts: number[] = [];
    Object.assign(globalThis, { counts });
    navigator.setAppBadge = async (count) => void counts.push(count ?? 0);
  });
  const counts = () => worker.worker.evaluate(() => (globalThis as unknown as { counts: number[] }).counts);
  await worker.deliver('no message of ours');
  await expect
    .poll(async () => (await worker.notifications()).map(({ body, path }) => [body, path]))
    .toEqual([['Há uma novidade para você. Toque para abrir.', '/m/home']]);
  await push.operator('push', 'member', account, ...fishingWeek);
  await worker.deliver(JSON.stringify(await push.arrived(1)));
  await expect.poll(counts).toEqual([1, 2]);
  await worker.click('Semana da pescaria');
  expect(await counts()).toEqual([1, 2, 1]);
  const before = await watched(member);
  await hide(member, true);
  expect(await watched(member)).toMatchObject({ cleared: before.cleared });
  await hide(member, false);
  await expect.poll(() => watched(member)).toMatchObject({ cleared: before.cleared + 1 });
});

test('a click opens a window of its own where no page is open, and beside a game that runs', async ({
  push,
  member,
  say,
  context,
}) => {
  await turnOn(member, say);
  await push.operator('push', 'member', account, ...fishingWeek, '--path', '/m/activity');
  const message = JSON.stringify(await push.arrived(1));
  const worker = await attachWorker(member);
  await go(member, '/m/home');
  await openGame(member, say, say('Popular'), 'Rei Polvo');
  await worker.deliver(message);
  await expect.poll(async () => (await worker.notifications()).length).toBe(1);
  expect(await worker.click('Semana da pescaria')).toEqual(['/m/activity']);
  await expect(member).toHaveURL(/\/m\/home$/);

  await worker.deliver(message);
  await expect.poll(async () => (await worker.notifications()).length).toBe(1);
  const [other] = [await context.newPage()];
  await member.close();
  expect(await worker.click('Semana da pescaria')).toEqual(['/m/activity']);
  await other.close();
});

test('a sign-in on another device is told to this one', async ({ push, member, say, browser, gateway }) => {
  await turnOn(member, say);
  const elsewhere = await browser.newContext({ baseURL: gateway.url });
  await signIn(await elsewhere.newPage(), demoMember);
  expect(await push.arrived(1)).toMatchObject({
    title: 'Novo acesso à sua conta',
    kind: 'safety',
    path: '/m/set/sessions',
  });
  await elsewhere.close();
});

test('logout ends the subscription, in the browser and at the gateway', async ({ push, member, say }) => {
  await turnOn(member, say);
  await go(member, '/m/set');
  await logOut(member, say, 'main');
  await expect(member.getByRole('link', { name: say('Register') })).toBeVisible();
  await expect.poll(() => member.evaluate(() => localStorage.getItem('stubbed-push'))).toBeNull();
  expect(await push.operator('push', 'member', account, ...fishingWeek)).toBe('no device takes this');
});

test('the next start saves what the gateway has lost', async ({ push, member, say, gateway }) => {
  await turnOn(member, say);
  await withDatabase(gateway, (db) => db.deleteFrom('push_subscriptions').execute());
  await member.reload();
  await expect.poll(() => push.operator('push', 'member', account, ...fishingWeek)).toBe('on its way to 1 device');
});

test('a subscription that the browser renews by itself stays known to the gateway', async ({ push, member, say }) => {
  await turnOn(member, say);
  const { worker } = await attachWorker(member);
  const old = await member.evaluate(async () => {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    return subscription?.toJSON();
  });
  const next = push.service.subscribe();
  await worker.evaluate(
    async ([before, after]) => {
      const bytes = (text = '') =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)
          .buffer;
      const subscription = (wire: typeof before) => ({
        endpoint: wire?.endpoint,
        options: {},
        getKey: (name: string) => bytes(wire?.keys?.[name]),
      });
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        oldSubscription: subscription(before),
        newSubscription: subscription(after),
        waitUntil: (one: Promise<unknown>) => void work.push(one),
      });
      globalThis.dispatchEvent(event);
      await Promise.all(work);
    },
    [old, next] as const,
  );
  await push.operator('push', 'member', account, ...fishingWeek);
  await push.arrived(1);
  expect(push.service.received[0]?.endpoint).toBe(next.endpoint);
});
