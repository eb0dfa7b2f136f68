import type { Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { escapeHtml } from '#gateway/process/escape-html.ts';
import { sendMessage } from '#gateway/areas/notify/inbox/send-message.ts';

/** A sign-in method that is younger than this when a password is recovered may be an intruder's; ms. */
const recent = 30 * 86_400_000;

/**
 * Sends a member whose password was just recovered a list of the passkeys, social accounts and authenticator apps that were added in the 30 days before:
 * they still sign in. The message links to the page that removes them. Nothing where there are none.
 */
export async function listRecentMethods(trx: Transaction<Tables>, memberId: string, now: number): Promise<void> {
  const passkeys = await trx
    .selectFrom('passkeys')
    .select('name')
    .where('member_id', '=', memberId)
    .where('created_at', '>', now - recent)
    .orderBy('created_at')
    .execute();
  const identities = await trx
    .selectFrom('external_identities')
    .select('provider')
    .where('member_id', '=', memberId)
    .where('created_at', '>', now - recent)
    .orderBy('provider')
    .execute();
  const apps = await trx
    .selectFrom('authenticators')
    .select('name')
    .where('member_id', '=', memberId)
    .where('confirmed_at', '>', now - recent)
    .orderBy('confirmed_at')
    .execute();
  const list = [
    ...[...passkeys, ...apps].map(({ name }) => `<li><a href="/m/set/passkeys">${escapeHtml(name)}</a></li>`),
    ...identities.map(({ provider }) => `<li><a href="/m/set">${provider}</a></li>`),
  ].join('');
  if (list === '') return;
  const content = {
    pt: `<p>Sua senha foi recuperada. Estas formas de acesso foram adicionadas nos últimos 30 dias. Elas entram sem a senha ou valem como segunda etapa:</p><ul>${list}</ul><p>Se não reconhecer alguma, toque nela e remova.</p>`,
    en: `<p>Your password was recovered. These ways to log in were added in the last 30 days. They work without the password, or as the second step after it:</p><ul>${list}</ul><p>If you do not recognise one, tap it and remove it.</p>`,
  };
  const title = { pt: 'Confira suas formas de acesso', en: 'Check your ways to log in' };
  await sendMessage(trx, { memberId }, { kind: 'safety', title, content, path: '/m/set/passkeys' }, now);
}
