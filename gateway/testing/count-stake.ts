import { growJackpots } from '../areas/jackpots/grow-jackpots.ts';
import { newId } from '../process/new-id.ts';
import type { TestGateway } from './test-gateway.ts';
import { addMember, fundMember } from './test-members.ts';

/** Counts a stake of a new member's round for the jackpots, in minor units. */
export async function countStake(gateway: TestGateway, account: string, stakeMinor: number): Promise<void> {
  const { id: memberId } = await addMember(gateway.db, account);
  await fundMember(gateway.db, memberId, 100);
  const round = { vendor: 'COR', memberId, roundId: newId(0), nodeId: 'COR-2', currency: 'BRL', stakeMinor };
  const grow = await growJackpots(gateway);
  const tell = await gateway.db.transaction().execute(async (trx) => grow?.(trx, round));
  tell?.();
  gateway.events.emit('changed', 'jackpots');
}
