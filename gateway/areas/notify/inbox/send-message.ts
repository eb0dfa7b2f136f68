import { may } from '#src/contract/core/member-type.ts';
import type { PushKind } from '#src/contract/notify/push.schema.ts';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { newId } from '#gateway/process/new-id.ts';

/** Both languages; where one is empty the other is shown. */
type Texts = { readonly pt: string; readonly en: string };
/** `content` is HTML. `path`: the screen that it is about, or empty. */
export type NewMessage = {
  readonly kind: PushKind;
  readonly title: Texts;
  readonly content: Texts;
  readonly path: string;
};
type Recipients = { readonly memberId: string } | { readonly merchant: string };

/** The member types, 0 to 99, that have no inbox. */
const withoutInbox = Array.from({ length: 100 }, (_, type) => type).filter((type) => !may.mail(type));

/**
 * Adds a message to the inbox of a member, or of all members of a merchant with an inbox, in the running transaction. Returns the
 * number of inboxes.
 */
export async function sendMessage(
  trx: Kysely<Tables>,
  recipients: Recipients,
  { kind, title, content, path }: NewMessage,
  now: number,
): Promise<number> {
  const id = newId(now);
  const row = {
    id,
    kind,
    title_pt: title.pt,
    title_en: title.en,
    content_pt: content.pt,
    content_en: content.en,
    path,
  };
  await trx
    .insertInto('messages')
    .values({ ...row, created_at: now })
    .execute();
  const having = trx
    .selectFrom('members')
    .select([
      'members.id as member_id',
      sql<string>`cast(${id} as text)`.as('message_id'),
      sql<number>`cast(${now} as bigint)`.as('created_at'),
    ])
    .where('members.type', 'not in', withoutInbox);
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inbox')
    .columns(['member_id', 'message_id', 'created_at'])
    .expression(
      'memberId' in recipients
        ? having.where('members.id', '=', recipients.memberId)
        : having.where('members.merchant_code', '=', recipients.merchant).where('members.status', '=', 'open'),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}
