import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { readLinkRates } from '#gateway/ledger/teams/invitation-links.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { linkPageSize } from '#src/contract/agents/open-accounts.ts';
import type { AccountKind, InvitationLink } from '#src/contract/agents/open-accounts.schema.ts';
import { makeCode } from '../../identity/registration/make-code.ts';
import type { Rates } from '../rates.ts';

const day = 86_400_000;

/** The agent and the merchant. */
export type LinkOwner = { readonly agentId: string; readonly merchant: string };
type Row = Selectable<Tables['invitation_links']> & { readonly expires_at: number | null };

/** Links with the expiry of their codes; an operator may have removed a code. */
const linksOf = (db: Kysely<Tables>, { agentId, merchant }: LinkOwner) =>
  db
    .selectFrom('invitation_links')
    .leftJoin('affiliate_codes', (join) =>
      join
        .onRef('affiliate_codes.code', '=', 'invitation_links.code')
        .onRef('affiliate_codes.merchant_code', '=', 'invitation_links.merchant_code'),
    )
    .where('invitation_links.agent_id', '=', agentId)
    .where('invitation_links.merchant_code', '=', merchant);

function linkFrom(row: Row, now: number): InvitationLink {
  const { code, name, kind, uses, uses_most: most, created_at: createdAt, ended_at } = row;
  const expiresAt = row.expires_at ?? ended_at ?? createdAt;
  const stateAt = (): InvitationLink['state'] => {
    if (ended_at !== null) return 'ended';
    if (most !== null && uses >= most) return 'used';
    return expiresAt > now ? 'open' : 'expired';
  };
  return { code, name, kind, rates: readLinkRates(row.rates), uses, most, createdAt, expiresAt, state: stateAt() };
}

/** A page of the agent's links, the last first. */
export async function listLinks(db: Kysely<Tables>, owner: LinkOwner, pageNo: number, now: number) {
  const links = linksOf(db, owner);
  const { n } = await links.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await links
    .selectAll('invitation_links')
    .select('affiliate_codes.expires_at')
    .orderBy('invitation_links.created_at', 'desc')
    .orderBy('invitation_links.code')
    .limit(linkPageSize)
    .offset((pageNo - 1) * linkPageSize)
    .execute();
  const totalCount = Number(n);
  const list = rows.map((row) => linkFrom(row, now));
  return { list, pageNum: pageNo, totalPages: Math.ceil(totalCount / linkPageSize), totalCount };
}

async function findLink(trx: Transaction<Tables>, owner: LinkOwner, code: string, now: number) {
  const row = await linksOf(trx, owner)
    .selectAll('invitation_links')
    .select('affiliate_codes.expires_at')
    .where('invitation_links.code', '=', code)
    .executeTakeFirst();
  return row && linkFrom(row, now);
}

type Terms = {
  readonly name: string;
  readonly kind: AccountKind;
  readonly rates: Partial<Rates>;
  readonly most: number | null;
  readonly days: number;
};

/** Makes a link with a code of its own. */
export async function makeLink(trx: Transaction<Tables>, owner: LinkOwner, terms: Terms, now: number) {
  const { agentId, merchant } = owner;
  const { name, kind, rates, most, days } = terms;
  const code = await makeCode(trx, { memberId: agentId, merchant }, now, now + days * day);
  const given = Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate > 0));
  await trx
    .insertInto('invitation_links')
    .values({
      ...{ merchant_code: merchant, code, agent_id: agentId, name, kind, rates: JSON.stringify(given) },
      ...{ uses: 0, uses_most: most, created_at: now, ended_at: null },
    })
    .execute();
  const made = await findLink(trx, owner, code, now);
  if (!made) throw new Error(`the link ${code} was not made`);
  return made;
}

/** Ends a link at once. Throws Refusal('not_found') for one that the agent does not have. */
export async function endLink(trx: Transaction<Tables>, owner: LinkOwner, code: string, now: number) {
  const link = await findLink(trx, owner, code, now);
  if (!link) throw new Refusal('not_found');
  if (link.state !== 'open') return link;
  const { merchant } = owner;
  await trx
    .updateTable('invitation_links')
    .set({ ended_at: now })
    .where('merchant_code', '=', merchant)
    .where('code', '=', code)
    .execute();
  await trx
    .updateTable('affiliate_codes')
    .set({ expires_at: now })
    .where('merchant_code', '=', merchant)
    .where('code', '=', code)
    .execute();
  return { ...link, expiresAt: now, state: 'ended' as const };
}
