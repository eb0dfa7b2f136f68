import { ownInvitation } from '#src/contract/invitations/invitations.ts';
import { typedAccount } from '../transfer-scene.ts';
import { addMember } from '../test-members.ts';
import { setWithdrawRules } from '../withdraw-scene.ts';
import { ask } from './ask.ts';
import { type } from './operations/decide.ts';
import { type Player, tokenOf } from './player.ts';
import type { Door } from './site.ts';
import type { Offered } from './till.ts';

/** What a bonus of the offers is at most; minor units. */
export const mostBonus = 10_000;
/** The most that vouchers pay; minor units. */
export const mostOfVouchers = 200 * 2 * 1500;
/** The most that an inviter earns in a day; minor units. */
export const mostCommission = 900;

/** The agent whose team some players are in. */
export const agent = 'agente';

/**
 * Sets rules by which some withdrawals are reviewed and some cost a fee, the account for transfers, vouchers, bonuses, and what inviters and an agent
 * earn from the next day on.
 */
export async function openHouse(door: Door): Promise<Offered> {
  const { db, clock } = door.gateway;
  const until = `${new Date(clock() + 400 * 86_400_000).toISOString().slice(0, 16)}Z`;
  const typed = async (...argv: readonly string[]) => {
    const { code, value } = await type(door, ...argv);
    if (code !== 'ok') throw new Error(`refused: ${argv.join(' ')}`);
    return String(value['printed']);
  };
  await setWithdrawRules(door, { min: '1.00', automatic: '60.00', open: 4, fee: '1.00', free: 2 });
  await typed('transfer', 'set', ...typedAccount);
  await typed('commission', 'set', '--turnover', '0.50', '--deposit', '1.00', '--most', '9.00', '--days', '365');
  const codes = await typed(
    ...['voucher', 'create', 'Feira', '--amount', '15.00', '--codes', '200', '--uses', '2', '--until', until],
  );
  const terms = ['--percent', '100', '--most', '100.00', '--min', '20.00', '--days', '6', '--counts', 'RNG=100'];
  const bounds = ['--budget', '20000.00', '--day', '400.00', '--each', '100', '--until', until];
  const offers: string[] = [];
  for (const times of ['1', '3'])
    offers.push(/offered (\S+):/.exec(await typed('bonus', 'offer', ...terms, '--times', times, ...bounds))?.[1] ?? '');
  await addMember(db, agent, { type: 3 });
  await typed('affiliate', 'move', agent, '--top');
  await typed('affiliate', 'rate', agent, '--slots', '0.60');
  return { codes: codes.match(/\b(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}\b/g) ?? [], offers };
}

/** The invitation code of a player. */
export async function invitationOf(door: Door, player: Player): Promise<string> {
  const { value } = await ask(door, ownInvitation, { token: await tokenOf(door, player), query: {} });
  return String(value['code']);
}
