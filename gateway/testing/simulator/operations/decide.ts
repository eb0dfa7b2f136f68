import { typeCommand } from '../../operator-scene.ts';
import type { TestGateway } from '../../test-gateway.ts';
import { OperatorError } from '../../../actions/define-action.ts';
import type { Answer, Door } from '../site.ts';
import type { Operation } from '../till.ts';

/** Types an operator's command beside a gateway; answers what it `printed`. */
export async function type({ gateway }: Door, ...argv: readonly string[]): Promise<Answer> {
  try {
    const lines: string[] = [];
    await typeCommand(gateway as TestGateway, { lines, asked: [], answer: true }, argv);
    return { code: 'ok', value: { printed: lines.join('\n') } };
  } catch (error) {
    if (error instanceof OperatorError) return { code: 'refused', value: {} };
    throw error;
  }
}

/** The oldest withdrawal of a member that waits for an operator. */
const waitingOf = async ({ gateway: { db } }: Door, memberId: string): Promise<string | undefined> => {
  const own = db.selectFrom('withdrawals').select('id').where('member_id', '=', memberId);
  return (await own.where('state', '=', 'review').orderBy('id').limit(1).executeTakeFirst())?.id;
};

const decision = (name: 'approve' | 'refuse', weight: number, rest: readonly string[]): Operation => ({
  name,
  weight,
  plan: (_, player, random) => {
    const last = random.some(player.withdrawals.slice(-3));
    if (last === undefined) return undefined;
    const isWaiting = random.chance(0.5);
    let id: string | undefined;
    return {
      what: name,
      send: async (door) => {
        id ??= (isWaiting ? await waitingOf(door, player.memberId) : undefined) ?? last;
        return type(door, 'withdraw', name, id, ...rest);
      },
    };
  },
});

export const approve = decision('approve', 6, []);
export const refuse = decision('refuse', 3, ['--reason', 'Confirme antes a sua identidade.']);
