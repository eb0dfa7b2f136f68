import { walletsStream } from '#src/contract/wallets/wallets-stream.schema.ts';
import { textByMember, watchMembers } from '#gateway/context/watch-members.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { App } from '#gateway/http/app-env.ts';
import { follow } from '#gateway/http/follow.ts';
import { stream } from '#gateway/http/stream.ts';
import { admitListener } from '../identity/session/admit-listener.ts';
import { readWallets } from './show.ts';

/** The listeners of members' wallets: balances of the main one and of those at vendors, and transfers under way. */
export const watchWallets = watchMembers('wallets', async ({ db }, memberIds) => {
  const main = await db
    .selectFrom('accounts')
    .select(['member_id', 'balance_minor'])
    .where('kind', '=', 'wallet')
    .where('member_id', 'in', memberIds)
    .execute();
  const away = await db
    .selectFrom('vendor_wallets')
    .select(['member_id', 'vendor', 'balance_minor', 'moving_minor', 'round_open', 'seen_at', 'failed_at'])
    .where('member_id', 'in', memberIds)
    .orderBy('vendor')
    .execute();
  const open = await db
    .selectFrom('wallet_transfers')
    .select(['member_id', 'id', 'state'])
    .where('member_id', 'in', memberIds)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
  return textByMember([...main, ...away, ...open]);
});

/** The live state of a member's wallets. A page that reads them once its stream is open misses nothing. */
export function addWalletsStream(app: App, gateway: Gateway): void {
  stream(app, gateway, walletsStream, async ({ member }) => {
    const { id } = member;
    const entrance = { limit: 'wallets-stream', watched: watchWallets, may: 'play' } as const;
    const isLetIn = await admitListener(gateway, member, entrance);
    let shown = JSON.stringify(await readWallets(gateway, id));
    return (sink) => {
      const tell = async () => {
        const wallets = await readWallets(gateway, id);
        const text = JSON.stringify(wallets);
        if (text === shown) return 'told';
        // Nothing more is sent to a session that has ended.
        if (!(await isLetIn())) return 'over';
        shown = text;
        await sink.send('wallets', wallets);
        return 'told';
      };
      return follow(gateway, sink, { listen: (ring) => watchWallets.listen(gateway, id, ring), isLetIn, tell });
    };
  });
}
