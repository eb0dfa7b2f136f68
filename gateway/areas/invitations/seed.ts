import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { dayIn } from '#src/contract/core/age.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene, SeedRows } from '#gateway/http/define-area.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { noPassword } from '../site/has-password.ts';
import { keepCpf } from '#gateway/context/tax-ids.ts';
import { type Merchant, readMerchantOf } from '../site/merchant.ts';
import { replayRounds } from '../vendors/replay-rounds.ts';
import { ensureCodeWithin } from './own-code.ts';
import { invitations } from './seed-friends.ts';

const day = 86_400_000;
/** The demonstration's invitations. `now` in epoch ms. */
export const invitationTexts = (now: number): SeedRows => ({
  announcements: [
    {
      id: 'pr-friends-a',
      type: 'PR',
      execution: 'A',
      promotion_type: 'REFERRAL',
      title_pt: 'Convide amigos para a Maré',
      title_en: 'Invite friends to Maré',
      content_pt:
        '<p>Você tem um <a href="/m/inviteFriends">convite</a> seu, com link e QR Code. Mande só a pessoas maiores de 18 anos que queiram receber.</p>',
      content_en:
        '<p>You have an <a href="/m/inviteFriends">invitation</a> of your own, with a link and a QR code. Send it only to adults who want to receive it.</p>',
      force: flag(false),
      active: flag(true),
      sort_order: 200,
      created_at: now - 12 * day,
      starts_at: now - 12 * day,
      ends_at: null,
    },
  ],
  help_entries: [
    {
      id: 'promo-friends',
      parent_id: 'promo',
      title_pt: 'Como convido amigos?',
      title_en: 'How do I invite friends?',
      content_pt:
        '<p>Em <a href="/m/inviteFriends">Convidar amigos</a>, compartilhe o seu link ou mostre o QR Code. A página mostra quem abriu a conta por ele, com o nome encoberto. Convide apenas pessoas maiores de 18 anos que queiram receber o convite.</p><p>Se o link foi parar onde não devia, toque em <strong>Trocar link</strong>: o antigo deixa de funcionar.</p>',
      content_en:
        '<p>Under <a href="/m/inviteFriends">Invite friends</a>, share your link or show the QR code. The page shows who opened an account with it, with part of the name hidden. Invite only adults who want to be invited.</p><p>If the link ended up where it should not be, tap <strong>Replace link</strong>: the old one stops working.</p>',
      sort_order: 100,
    },
  ],
});

/**
 * Registers friends of two members by their invitations, in both states, as real ones would. The terms of commission hold since before they came; what they
 * bring is paid by the job that pays it elsewhere, once the gateway runs.
 */
export async function inviteFriends(trx: Transaction<Tables>, scene: DemoScene): Promise<void> {
  const { members, currency, now, secrets } = scene;
  const came = new Map<string, string>();
  for (const { inviter, cpf, friends } of invitations) {
    const memberId = members.get(inviter);
    if (memberId === undefined) return;
    const merchant = await readMerchantOf({ db: trx }, memberId);
    if (cpf !== undefined) {
      await keepCpf(trx, secrets, memberId, cpf, now - 25 * day);
      await setTerms(trx, merchant, now);
    }
    const code = await ensureCodeWithin(trx, { memberId, merchant: merchant.code }, now - 25 * day);
    for (const { account, daysAgo, cpf: own } of friends) {
      const at = now - daysAgo * day;
      const id = await register(secrets, trx, { account, code, merchant, now: at });
      came.set(account, id);
      if (own !== undefined) await keepCpf(trx, secrets, id, own, at);
    }
  }
  const rounds = invitations.flatMap(({ friends }) =>
    friends.flatMap(({ account, rounds: played = [] }) => played.map((round) => ({ account, ...round }))),
  );
  const oldestFirst = rounds.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
  await replayRounds(trx, oldestFirst, { name: 'invited', members: came, currency, now });
}

/** Commission of 1 % of turnover for 90 days, up to 50.00 a day, since twenty days ago. */
const setTerms = (trx: Transaction<Tables>, { code, settings }: Merchant, now: number) =>
  trx
    .insertInto('commission_terms')
    .values({
      ...{ merchant_code: code, from_day: dayIn(now - 20 * day, settings.timeZone), set_at: now - 21 * day },
      ...{ turnover_rate: 100, deposit_rate: 0, most_minor: 5000, days: 90 },
    })
    .execute();

type NewFriend = { readonly account: string; readonly code: string; readonly merchant: Merchant; readonly now: number };

/** Opens an account without a password, so that no sign-in is possible; returns its id. */
async function register(
  secrets: Secrets,
  trx: Transaction<Tables>,
  { account, code, merchant, now }: NewFriend,
): Promise<string> {
  const id = randomUUID();
  await createMember(secrets, trx, {
    ...{ id, account, merchant, now, affiliateCode: code, mobile: '', isVerified: false },
    ...{ passwordHash: noPassword, paymentHash: noPassword },
    payload: { username: account, registerMethod: 'H5', type: 0 },
  });
  return id;
}
