import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** What an agent keeps of members below them, and members whose play an agent has stopped. */
export const teamCare = {
  /** A private note of an agent about a member. */
  team_notes: { agent_id: '-> members.id', member_id: '-> members.id', text: 'text', written_at: 'long' },
  /** A member who neither plays nor pays in until it is lifted; the operator's lock is `members.status`. */
  team_freezes: {
    member_id: '-> members.id',
    agent_id: '-> members.id',
    cause: 'text: suspicion|request|other',
    reason: 'text',
    frozen_at: 'long',
  },
} as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, teamCare, {
    team_notes: { primaryKey: ['agent_id', 'member_id'] },
    team_freezes: { primaryKey: ['member_id'] },
  });
}
