import type { Kysely, Transaction } from 'kysely';
import type { TeamNote } from '#src/contract/agents/team.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';

type Pair = { readonly agentId: string; readonly memberId: string };

/** The private note of an agent about a member. */
export async function readNote(db: Kysely<Tables>, { agentId, memberId }: Pair): Promise<TeamNote | undefined> {
  const row = await db
    .selectFrom('team_notes')
    .select(['text', 'written_at as at'])
    .where('agent_id', '=', agentId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row;
}

/** Replaces the note; an empty text removes it. */
export async function writeNote(trx: Transaction<Tables>, { agentId, memberId }: Pair, text: string, now: number) {
  await trx.deleteFrom('team_notes').where('agent_id', '=', agentId).where('member_id', '=', memberId).execute();
  if (text === '') return;
  const row = { agent_id: agentId, member_id: memberId, text, written_at: now };
  await trx.insertInto('team_notes').values(row).execute();
}
