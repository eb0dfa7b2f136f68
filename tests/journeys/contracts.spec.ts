import { dividendInfo } from '#src/contract/site/contracts.ts';
import { askAgent } from '../support/database.ts';
import { expect, test } from '../support/fixtures.ts';
import { demoAccount } from '../support/members.ts';
import { isComingSoon } from '../support/coming-soon.ts';
import { waitForStart } from '../support/start.ts';

test.use({ account: demoAccount('otavio.reis') });

test('an agent is asked about a pending contract where its page is built, and never where it is not; it is requested after the renewal on home [S2-147]', async ({
  member,
  gateway,
}) => {
  await askAgent(gateway, 'salary');
  const answered = member.waitForResponse((response) => new URL(response.url()).pathname === dividendInfo.path);
  await member.reload();
  await waitForStart(member);
  expect((await answered).ok()).toBe(true);
  await member.waitForTimeout(1500);
  const asked = isComingSoon('/m/member/agent/getSalaryContract') ? 0 : 1;
  await expect(member.getByRole('alertdialog')).toHaveCount(asked);
  await expect(member).toHaveURL(/\/m\/home$/);
});
