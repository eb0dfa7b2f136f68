import { withDatabase } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { sendLogin } from '../support/login-form.ts';
import { demoAccount, demoMember } from '../support/members.ts';
import { readSession } from '../support/session.ts';
import { go } from '../support/start.ts';

test('a login requested from a page for agents accepts agents only, also after a reload; a member signs in by any other, and is told that this page is for agents [S2-179]', async ({
  visitor,
  say,
  consoleWatch,
}) => {
  consoleWatch.allow(/status of 403 .*\/wps\/session\/login/);
  const refusal = visitor.getByRole('main').getByText(say('Only agents can log in.'));
  await go(visitor, '/m/member/notice?types=A');
  await expect(visitor).toHaveURL(/\/m\/login$/);
  await sendLogin(visitor, say, demoMember);
  await expect(refusal).toBeVisible();
  await visitor.reload();
  await sendLogin(visitor, say, demoMember);
  await expect(refusal).toBeVisible();
  expect(await readSession(visitor)).toBeNull();

  await go(visitor, '/m/login');
  await sendLogin(visitor, say, demoMember);
  await expect(visitor).toHaveURL(/\/m\/home$/);
  expect(await readSession(visitor)).toMatchObject({ userName: demoMember.userName, type: 0 });
  await go(visitor, '/m/member/notice?types=A');
  await expect(
    visitor.getByRole('main').getByText(say('No permission, or the feature is temporarily unavailable.')),
  ).toBeVisible();
  await expect(visitor).toHaveURL('/m/member/notice?types=A');
});

test('an agent signs in by the login requested from a page for agents, which shows the announcements for agents alone [S2-179, S2-016]', async ({
  visitor,
  gateway,
  say,
}) => {
  const agent = demoAccount('otavio.reis');
  await go(visitor, '/m/member/notice?types=A');
  await expect(visitor).toHaveURL(/\/m\/login$/);
  await sendLogin(visitor, say, agent);
  await expect(visitor).toHaveURL(/\/m\/home$/);
  await go(visitor, '/m/member/notice?types=A');
  await expect(visitor.getByRole('heading', { level: 1, name: say('Announcements') })).toBeVisible();
  const written = await withDatabase(gateway, (db) =>
    db.selectFrom('announcements').select('title_pt').where('type', '=', 'A').where('active', '=', 1).execute(),
  );
  expect(written.length).toBeGreaterThan(0);
  const shown = visitor.getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(shown).toHaveCount(written.length);
  expect((await shown.allTextContents()).toSorted()).toEqual(written.map(({ title_pt: title }) => title).toSorted());
});
