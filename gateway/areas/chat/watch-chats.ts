import { watchMembers } from '#gateway/context/watch-members.ts';

/** The listeners of members' conversations. */
export const chats = watchMembers('conversations', async ({ db }, memberIds) => {
  const rows = await db
    .selectFrom('chat_conversations')
    .select(['member_id', 'state', 'last_seq', 'member_read_seq', 'operator_read_seq'])
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map(({ member_id: id, ...state }) => [id, Object.values(state).join(' ')]));
});
