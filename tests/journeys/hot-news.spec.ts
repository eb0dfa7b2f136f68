import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const player = 'https://www.youtube-nocookie.com';
/** Replaces the player: it records its messages. */
const stub = `<!doctype html><title>player</title><script>
  window.told = [];
  addEventListener('message', ({ data }) => window.told.push(data));
</script>`;

test('Hot News shows one video at a time by two arrows, requests nothing from its site before a tap, and pauses the previous one [S1-152, S1-154, S1-155, S1-157]', async ({
  visitor,
  say,
}) => {
  const asked: string[] = [];
  await visitor.route(`${player}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: stub });
  });
  const news = visitor.getByRole('region', { name: say('Hot news') });
  await expect(news).toHaveCount(0);
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await news.scrollIntoViewIfNeeded();
  const first = news.getByRole('button', { name: /Big Buck Bunny/ });
  const second = news.getByRole('button', { name: /Sintel/ });
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expectAccessible(visitor, 'section:has([aria-live="polite"] ~ button)');
  expect(asked).toEqual([]);
  await expect(news.getByRole('listitem')).toHaveCount(3);

  await first.click();
  await expect.poll(() => asked).toEqual([`${player}/embed/aqz-KE-bpKQ?autoplay=0&enablejsapi=1&rel=0`]);
  const frame = () => visitor.frames().find((one) => one.url().startsWith(player));
  const told = () =>
    frame()?.evaluate(() =>
      (window as unknown as { told: string[] }).told.map((text) => (JSON.parse(text) as { func: string }).func),
    );
  await expect.poll(told).toEqual(['playVideo']);
  await news.getByRole('button', { name: say('Next video') }).click();
  await expect(second).toBeVisible();
  await expect.poll(told).toEqual(['playVideo', 'pauseVideo']);

  // A swipe does nothing.
  const box = await second.boundingBox();
  if (!box) throw new Error('the slide has no place');
  const touch = await visitor.context().newCDPSession(visitor);
  const y = box.y + box.height / 2;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width - 20, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: box.x + 20, y }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(second).toBeVisible();
  await news.getByRole('button', { name: say('Previous video') }).click();
  await expect(second).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('under the videos of Hot News are the newest texts of the lobby, which open in place, and a link to all announcements [S1-381]', async ({
  visitor,
  say,
}) => {
  const news = visitor.getByRole('region', { name: say('Hot news') });
  await visitor.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await news.scrollIntoViewIfNeeded();
  const texts = news.getByRole('listitem');
  await expect(texts).toHaveCount(3);
  const body = texts.first().locator('p').first();
  await expect(body).toBeHidden();
  await texts.first().locator('summary').click();
  await expect(body).toBeVisible();
  await news.getByRole('link', { name: say('See all: {title}', { title: say('Hot news') }) }).click();
  await expect(visitor.getByRole('heading', { name: say('Popular announcements') })).toBeVisible();
});
