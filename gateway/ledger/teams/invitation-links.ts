import type { Transaction } from 'kysely';
import { type RebateCategory, rebateCategories } from '#src/contract/agents/agents.ts';
import type { Tables } from '../../db/tables.ts';
import { Refusal } from '../../process/refusal.ts';

type LinkRates = { readonly [Category in RebateCategory]?: number };
/** The terms of an agent's invitation link for people who come by it. */
export type LinkTerms = {
  readonly agentId: string;
  readonly kind: Tables['invitation_links']['kind'];
  readonly rates: LinkRates;
};

/**
 * Counts an account that is opened by a code, in the transaction that opens it: a link is never used more often than it may be, however many come at once.
 * Returns the link's terms, or null for a code without any. Throws Refusal('invitation_code_error') where the link is used up, ended or expired.
 */
export async function takeLink(
  trx: Transaction<Tables>,
  { merchant, code }: { readonly merchant: string; readonly code: string },
  now: number,
): Promise<LinkTerms | null> {
  const own = trx.selectFrom('invitation_links').where('merchant_code', '=', merchant).where('code', '=', code);
  if (code === '' || !(await own.select('code').executeTakeFirst())) return null;
  const used = await trx
    .updateTable('invitation_links')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('merchant_code', '=', merchant)
    .where('code', '=', code)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('uses_most', 'is', null), eb('uses', '<', eb.ref('uses_most'))]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('affiliate_codes')
          .select('affiliate_codes.code')
          .whereRef('affiliate_codes.code', '=', 'invitation_links.code')
          .whereRef('affiliate_codes.merchant_code', '=', 'invitation_links.merchant_code')
          .where((of) => of.or([of('expires_at', 'is', null), of('expires_at', '>', now)])),
      ),
    )
    .returning(['agent_id', 'kind', 'rates'])
    .executeTakeFirst();
  if (!used) throw new Refusal('invitation_code_error', { fields: ['affiliateCode'] });
  return { agentId: used.agent_id, kind: used.kind, rates: readLinkRates(used.rates) };
}

/** Rates of a link as they are stored. */
export function readLinkRates(text: string): LinkRates {
  const stored = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    rebateCategories.flatMap((category) => {
      const rate = stored[category];
      return typeof rate === 'number' ? [[category, rate]] : [];
    }),
  );
}
