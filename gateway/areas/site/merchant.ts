import { Amount } from '#src/contract/core/amount.ts';
import { prizeModes } from '#src/contract/core/game-type.ts';
import { type Profile, profiles, rule } from '#src/contract/core/profiles.ts';
import { LegalLine } from '#src/contract/site/system.schema.ts';
import * as v from 'valibot';
import type { Gateway } from '#gateway/context/gateway.ts';
import { StoredRegistration } from './registration-form.ts';
import { TransferAccount } from './transfer-account.ts';
import { WithdrawRules, withdrawRulesIn } from './withdraw-rules.ts';

const Text = v.string();
const Flags = v.record(Text, v.boolean());
const Template = v.picklist(['base', 'new']);

/** Targets of the daily tasks; 0: no such task. */
const goal = (usual: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), usual);

/** The JSON in `merchants.settings`: the contract's WhiteLabel and the settings of its Status. */
export const MerchantSettings = v.object({
  brandName: Text,
  ageLimit: v.number(),
  timeZone: Text,
  defaultLanguage: v.picklist(['pt', 'en']),
  menu: v.array(Text),
  flags: Flags,
  promotions: v.array(Text),
  registration: v.optional(StoredRegistration, {}),
  /** The place that the site is licensed in; a database from before has none, and is asked for one (settle-profile.ts). */
  profile: v.optional(v.picklist(profiles)),
  /** The operator's lines of the footer: company, licence, who to turn to. */
  legal: v.optional(v.array(LegalLine), []),
  paths: v.optional(v.record(Text, Text), {}),
  mainDomain: v.optional(Text, ''),
  /** Minimum of a win on the winners' board: a multiple of its stake, or an amount. */
  winners: v.optional(v.object({ times: v.pipe(v.number(), v.integer(), v.minValue(1)), amount: Amount }), {
    times: 10,
    amount: '20.00',
  }),
  /** The prize mode in which a lottery's lobby opens [S1-300]. */
  lotteryPrizeMode: v.optional(v.picklist(prizeModes)),
  /** The id of the free-play module; without it no game is played for nothing. */
  freePlayModule: v.optional(Text),
  dailyTasks: v.optional(v.object({ rounds: goal(10), games: goal(3), vendors: goal(2) }), {}),
  /** Points of the mall that each of them gives, once a day; 0: none. */
  taskPoints: v.optional(v.object({ rounds: goal(0), games: goal(0), vendors: goal(0) }), {}),
  withdraw: v.optional(WithdrawRules, {}),
  /** What payments of a team cost the house, in hundredths of a percent of deposits and withdrawals: part of agents' dividends. */
  paymentFeeRate: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  /** Without it there are no deposits by bank transfer. */
  transfer: v.optional(TransferAccount),
  mobileTemplate: v.optional(v.object({ mem_cen: Template, dep_func: Template }), {
    mem_cen: 'base',
    dep_func: 'base',
  }),
});
export type MerchantSettings = v.InferOutput<typeof MerchantSettings>;

/** A merchant with its ISO 4217 currency and the symbol shown before amounts [S1-022]. */
export type Merchant = {
  readonly code: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly settings: MerchantSettings;
};

/** Whether a flag of the site's merchant is on. */
export async function hasFlag(gateway: Pick<Gateway, 'db' | 'config'>, name: string): Promise<boolean> {
  const merchant = await readMerchant(gateway, gateway.config.merchant);
  return merchant?.settings.flags[name] === true;
}

/** The place whose rules apply to a merchant. */
export const profileOf = ({ profile = 'open' }: Pick<MerchantSettings, 'profile'>): Profile => profile;

/** Limits the settings to those that the jurisdiction allows. */
function asAllowed(settings: MerchantSettings): MerchantSettings {
  const profile = profileOf(settings);
  const { registration, freePlayModule, ageLimit, withdraw, transfer } = settings;
  return {
    ...settings,
    ageLimit: Math.max(ageLimit, rule(profile, 'minimumAge')),
    registration: rule(profile, 'registrationBonus') ? registration : { ...registration, bonus: null },
    freePlayModule: rule(profile, 'demoPlay') ? freePlayModule : undefined,
    withdraw: withdrawRulesIn(profile, withdraw),
    transfer: rule(profile, 'bankTransfer') ? transfer : undefined,
  };
}

/** The merchant of a member; throws where there is no such member. */
export async function readMerchantOf(source: Pick<Gateway, 'db'>, memberId: string): Promise<Merchant> {
  const { merchant_code: code } = await source.db
    .selectFrom('members')
    .select('merchant_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const merchant = await readMerchant(source, code);
  if (!merchant) throw new Error(`the database has no merchant ${code}`);
  return merchant;
}

/**
 * The merchant as the database has it, within the rules of the place; null when there is none of that code. Throws when its settings
 * are damaged.
 */
export async function readMerchant({ db }: Pick<Gateway, 'db'>, code: string): Promise<Merchant | null> {
  const row = await db.selectFrom('merchants').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) return null;
  const settings = v.parse(v.pipe(v.string(), v.parseJson(), MerchantSettings), row.settings);
  return { code: row.code, currency: row.currency, currencySymbol: row.currency_symbol, settings: asAllowed(settings) };
}
