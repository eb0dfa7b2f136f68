import { expect } from '@playwright/test';
import { demoPayer } from '#gateway/areas/identity/recovery/payment-seed.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { comeBackAs } from '../support/begin-session.ts';
import { ofMember } from '../support/database.ts';
import { validCpf } from '../support/demo-bank.ts';
import { ownWithdrawer } from '../support/own-withdrawer.ts';
import { go } from '../support/start.ts';
import { calls, type Journey, type Scene, troubleText } from './journey.ts';
import { quietPath } from './network.ts';

/** What each member has to begin with; minor units. */
const funds = 10_000;
const people = new WeakMap<Scene, Promise<string>>();

/** The member of a cell: of each the gateway allows twenty payments an hour. */
function memberOf(scene: Scene): Promise<string> {
  const name = people.get(scene) ?? ownWithdrawer(scene.gateway, funds).then(({ userName }) => userName);
  people.set(scene, name);
  return name;
}

async function open(scene: Scene, path: string) {
  const { page, gateway } = scene;
  const userName = await memberOf(scene);
  await page.goto(quietPath);
  await comeBackAs(page, gateway, userName);
  await go(page, path);
  return { userName, main: page.getByRole('main') };
}

const told = ({ page, say }: Scene) =>
  page.getByText(troubleText(say, 'This was already sent. Reload the page and try again.')).first();

/** What a member has at the gateway: payments begun, and where the money is; minor units. */
const holdings = async (scene: Scene) =>
  ofMember(scene.gateway, await memberOf(scene), async (db, id) => {
    const of = async (table: 'deposits' | 'withdrawals' | 'wallet_transfers') =>
      (await db.selectFrom(table).select(['state', 'amount_minor']).where('member_id', '=', id).execute()).map(
        ({ state, amount_minor: amount }) => ({ state: String(state), amount }),
      );
    const wallet = await db
      .selectFrom('accounts')
      .select('balance_minor')
      .where('id', '=', walletId(id, 'BRL'))
      .executeTakeFirstOrThrow();
    const payments = { deposits: await of('deposits'), withdrawals: await of('withdrawals') };
    return { ...payments, transfers: await of('wallet_transfers'), wallet: wallet.balance_minor };
  });

/** One payment for one intent; a page that was loaded again has another intent. */
const expectOnce = (payments: readonly unknown[], tries: number) => {
  expect(payments.length, 'payments begun').toBeGreaterThan(0);
  expect(payments.length, 'payments begun').toBeLessThanOrEqual(Math.max(1, tries - 1));
};

export const deposit: Journey = {
  name: 'deposit',
  paths: calls,
  prepare: async (scene) => {
    const { userName, main } = await open(scene, '/m/voucherCenter');
    await main.getByRole('button', { name: '50', exact: true }).click();
    const cpf = main.getByLabel(scene.say('Your CPF'));
    if (await cpf.isVisible()) await cpf.fill(validCpf(userName));
  },
  act: ({ page, say }) =>
    page
      .getByRole('main')
      .getByRole('button', { name: say('Continue with Pix') })
      .click(),
  done: ({ page, say }) => page.getByRole('img', { name: say('QR code of the Pix') }),
  told,
  again: (scene) => deposit.act(scene),
  check: async (scene, tries) => {
    const { deposits, wallet } = await holdings(scene);
    expectOnce(deposits, tries);
    expect(wallet, 'nothing is credited before it is paid').toBe(funds);
  },
};

export const withdraw: Journey = {
  name: 'withdraw',
  paths: calls,
  prepare: async (scene) => {
    const { page, say } = scene;
    const { main } = await open(scene, '/m/withdraw');
    await main.getByRole('textbox', { name: say('Amount') }).fill('20');
    await main.getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) }).click();
    const password = page.getByRole('dialog').getByLabel(say('Payment password'), { exact: true });
    await password.fill(demoPayer.paymentPassword);
  },
  act: ({ page, say }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say('Withdraw')}`) })
      .click(),
  done: ({ page, say }) =>
    page
      .getByRole('list', { name: say('Where the money is') })
      .or(page.getByRole('heading', { name: say('Paid') }))
      .first(),
  told,
  again: (scene) => withdraw.act(scene),
  check: async (scene, tries) => {
    const { withdrawals, wallet } = await holdings(scene);
    expectOnce(withdrawals, tries);
    expect(wallet, 'what was asked for has left the balance, once').toBe(funds - 2000 * withdrawals.length);
  },
};

/** A vendor of the demonstration that has wallets of its own. */
const vendor = 'Sol a Pino';

export const moveMoney: Journey = {
  name: 'move money',
  paths: calls,
  prepare: async (scene) => {
    const { page, say } = scene;
    const { main } = await open(scene, '/m/wallets');
    await main.getByRole('button', { name: say('Move money: {name}', { name: vendor }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: '20', exact: true }).click();
  },
  act: ({ page, say }) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${say('Move')} R`) })
      .click(),
  done: ({ page, say }) =>
    page
      .getByRole('main')
      .getByRole('list', { name: say('Your transfers') })
      .getByText(say('Arrived at {name}.', { name: vendor }))
      .first(),
  told,
  again: (scene) => moveMoney.act(scene),
  check: async (scene, tries) => {
    const { transfers, wallet } = await holdings(scene);
    expectOnce(transfers, tries);
    expect(wallet, 'what was moved has left the main wallet, once').toBe(funds - 2000 * transfers.length);
  },
};
