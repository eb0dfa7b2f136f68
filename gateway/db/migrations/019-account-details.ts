import type { Kysely } from 'kysely';
import { addColumns, createTables } from './create-table.ts';

/** Members' icons and feedback. */
export const accountDetails = {
  /** `type` as in the contract's feedbackTypes; `answer` is empty until the operator has answered. */
  feedback: {
    id: 'key',
    member_id: '-> members.id',
    type: 'integer',
    content: 'text',
    created_at: 'long',
    answer: 'text',
    answered_at: 'long?',
    answered_by: 'text',
  },
  /**
   * JPEGs that the gateway re-encoded from uploads. A member has at most one `icon`; the others belong to a feedback, in
   * the order of `place`, or are not attached yet (null).
   */
  pictures: {
    id: 'key',
    member_id: '-> members.id',
    kind: 'text: icon|feedback',
    feedback_id: 'text?',
    place: 'integer',
    image: 'bytes',
    created_at: 'long',
  },
} as const;
/** When a session was opened, in epoch ms: `created_at` is that of the session that handed it over. Null in older sessions. */
export const openedAt = { sessions: { opened_at: 'long?' } } as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db, accountDetails, {
    feedback: { indexes: { member: ['member_id', 'created_at'], waiting: ['answered_at', 'created_at'] } },
    pictures: {
      indexes: { member: ['member_id', 'kind'], feedback: ['feedback_id', 'place'], age: ['created_at'] },
    },
  });
  await addColumns(db, openedAt);
}
