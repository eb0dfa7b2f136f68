import { hashPassword } from '#gateway/areas/identity/session/password.ts';
import { addMember, fundMember } from '#gateway/testing/test-members.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { changeLobby, withDatabase } from './database.ts';
import type { Account } from './sign-in.ts';

/** A member whose every detail is a unique text. */
export const markedMember: Account = { userName: 'zulmira.xylo', password: 'Wq8-marca-dagua' };

/** The texts, by meaning. The balance in the notations of the wire, either language and minor units. */
export const marks: ReadonlyMap<string, string> = new Map([
  ['account', markedMember.userName],
  ['nickname', 'Zulmirinha Q7'],
  ['club', 'Clube Xilindró'],
  ['label', 'etiqueta-xilofone'],
  ['game', 'Xilofone Encantado'],
  ['game id', 'COR-XILO99'],
  ['announcement', 'Recado só da Zulmirinha'],
  ['password', markedMember.password],
  ['balance', '98765.43'],
  ['balance in Portuguese', '98.765,43'],
  ['balance in English', '98,765.43'],
]);
const mark = (name: string): string => marks.get(name) ?? '';

/** Adds the member to a running gateway: with money, a favourite that was played last, and an announcement for members. */
export async function addMarkedMember(gateway: GatewayProcess): Promise<void> {
  const now = Date.now();
  await withDatabase(gateway, async (db, keys) => {
    const password_hash = await hashPassword(keys, markedMember.password);
    const member = await addMember(db, markedMember.userName, {
      nickname: mark('nickname'),
      vip_label: mark('club'),
      labels: JSON.stringify([mark('label')]),
      password_hash,
    });
    await fundMember(db, member.id, 9_876_543);
    const game = await db.selectFrom('games').selectAll().where('active', '=', 1).executeTakeFirstOrThrow();
    const names = { name_pt: mark('game'), name_en: mark('game'), node_id: mark('game id'), game_id: 'xilo99' };
    await db
      .insertInto('games')
      .values({ ...game, ...names, hot_rank: null, sort_order: 999_999 })
      .execute();
    const entry = { member_id: member.id, node_id: mark('game id') };
    await db
      .insertInto('favourites')
      .values({ ...entry, vassalage: game.vassalage, added_at: now })
      .execute();
    await db
      .insertInto('recent_games')
      .values({ ...entry, played_at: now })
      .execute();
    const title = mark('announcement');
    await db
      .insertInto('announcements')
      .values({
        id: 'for-zulmira',
        type: 'PL',
        execution: 'A',
        promotion_type: '',
        title_pt: title,
        title_en: title,
        content_pt: title,
        content_en: title,
        force: 0,
        active: 1,
        sort_order: 0,
        created_at: now,
        starts_at: 0,
        ends_at: null,
      })
      .execute();
  });
  // The public lists have the game from the start, and not from the next change on.
  await changeLobby(gateway, 'games', async () => undefined);
}

/** Publishes the announcement, or withdraws it before another member signs in who would see it, too. */
export const announce = (gateway: GatewayProcess, active: 0 | 1): Promise<unknown> =>
  withDatabase(gateway, (db) =>
    db.updateTable('announcements').set({ active }).where('id', '=', 'for-zulmira').execute(),
  );
