import { whiteLabel } from '#src/contract/site/system.ts';
import { ask } from '../support/ask.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { operate } from '../support/operate.ts';

test('/m/mission shows a member the missions of the day and when they end, and says so when the operator has ended them [S1-227]', async ({
  member,
  gateway,
  request,
  say,
}) => {
  await member.goto('/m/member/home');
  const main = member.getByRole('main');
  await main.getByRole('link', { name: say('Missions'), exact: true }).click();
  await expect(member).toHaveURL(/\/m\/mission$/);
  const missions = main.getByRole('list', { name: say('Today’s missions') }).getByRole('listitem');
  await expect(missions).toHaveCount(3);
  for (const mission of await missions.all())
    await expect(mission.getByRole('progressbar')).toHaveAttribute('max', /\d/);
  await expectAccessible(member);

  await operate(gateway, ['programmes', 'set', 'mission', 'off']);
  try {
    await expect.poll(async () => (await ask(request, whiteLabel, undefined)).promotions).not.toContain('mission');
    await member.reload();
    await expect(main.getByRole('heading', { name: say('There are no missions today') })).toBeVisible();
  } finally {
    await operate(gateway, ['programmes', 'set', 'mission', 'on']);
  }
});
