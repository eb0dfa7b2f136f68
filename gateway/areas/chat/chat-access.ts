import { chatFlag } from '#src/contract/core/flags.ts';
import { may } from '#src/contract/core/member-type.ts';
import { typeRefusal } from '#src/contract/core/type-refusal.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { hasFlag } from '../site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/** A member with this label may not chat. */
const noChat = 'nochat';
const Labels = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Whether there is a chat for a member: by his type, his labels and the merchant's flag [S1-019]. */
export async function hasChat(gateway: Gateway, { id, type }: Pick<Member, 'id' | 'type'>): Promise<boolean> {
  if (!may.chat(type) || !(await hasFlag(gateway, chatFlag))) return false;
  const row = await gateway.db.selectFrom('members').select('labels').where('id', '=', id).executeTakeFirstOrThrow();
  return !v.parse(Labels, row.labels).some((label) => label.toLowerCase() === noChat);
}

/** Refuses whoever has no chat: a guest with free_reject [S1-013], the others with no_permission. */
export async function refuseWithoutChat(gateway: Gateway, member: Pick<Member, 'id' | 'type'>): Promise<void> {
  if (!may.chat(member.type)) throw new Refusal(typeRefusal('chat', member.type));
  if (!(await hasChat(gateway, member))) throw new Refusal('no_permission');
}
