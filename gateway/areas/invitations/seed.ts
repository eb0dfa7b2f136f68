import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { DemoScene, SeedRows } from '#gateway/http/define-area.ts';
import type { Secrets } from '#gateway/process/secrets.ts';
import { createMember } from '../identity/registration/create-member.ts';
import { noPassword } from '../site/has-password.ts';
import { type Merchant, readMerchant } from '../site/merchant.ts';
import { type PastRound, replayRounds } from '../vendors/replay-rounds.ts';
import { ensureCodeWithin } from './own-code.ts';

const day = 86_400_000;
/** The inviting member of the demonstration. */
const inviter = 'marina.costa';

/** The invited members: how many days ago, and the last round of those who have played. */
const friends: readonly { account: string; daysAgo: number; round?: Omit<PastRound, 'account'> }[] = [
  {
    account: 'duda.reis22',
    daysAgo: 21,
    round: { nodeId: 'ls-coruja-mistica', stake: '1.00', win: '1.40', minutesAgo: 2900 },
  },
  {
    account: 'vitor.alves',
    daysAgo: 16,
    round: { nodeId: 'ip-frutas-do-mangue', stake: '2.00', win: '0.00', minutesAgo: 4150 },
  },
  { account: 'lena.marques', daysAgo: 9 },
  {
    account: 'bruno.tavares7',
    daysAgo: 5,
    round: { nodeId: 'en-runas-do-norte', stake: '1.50', win: '2.25', minutesAgo: 3350 },
  },
  { account: 'iris.couto', daysAgo: 1.2 },
];

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

/** Registers friends of a member by the member's invitation, in both states, as real ones would. */
export async function inviteFriends(
  trx: Transaction<Tables>,
  { members, currency, now, secrets }: DemoScene,
): Promise<void> {
  const memberId = members.get(inviter);
  if (memberId === undefined) return;
  const { merchant_code } = await trx
    .selectFrom('members')
    .select('merchant_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const merchant = await readMerchant({ db: trx }, merchant_code);
  if (!merchant) throw new Error(`the demonstration has no merchant ${merchant_code}`);
  const code = await ensureCodeWithin(trx, { memberId, merchant: merchant.code }, now - 25 * day);
  const came = new Map<string, string>();
  for (const { account, daysAgo } of friends)
    came.set(account, await register(secrets, trx, { account, code, merchant, now: now - daysAgo * day }));
  const rounds = friends.flatMap(({ account, round }) => (round ? [{ account, ...round }] : []));
  const oldestFirst = rounds.toSorted((one, other) => other.minutesAgo - one.minutesAgo);
  await replayRounds(trx, oldestFirst, { name: 'invited', members: came, currency, now });
}

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
