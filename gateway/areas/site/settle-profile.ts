import * as v from 'valibot';
import { type Profile, profiles } from '#src/contract/core/profiles.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { ConfigError } from '#gateway/process/config.ts';

const Stored = v.pipe(v.string(), v.parseJson(), v.looseObject({ profile: v.optional(v.picklist(profiles)) }));

/**
 * The place whose rules the site has. A site that has none gets PROFILE's; from then on the operator changes it by command. Throws
 * ConfigError where neither says it and the site has a public origin; elsewhere it is `open`.
 */
export async function settleProfile({ db, config, logger }: Pick<Gateway, 'db' | 'config' | 'logger'>): Promise<void> {
  const row = await db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', config.merchant)
    .executeTakeFirst();
  if (!row) return;
  const settings = v.parse(Stored, row.settings);
  const asked = config.profile ?? (config.onPublicOrigin ? undefined : ('open' satisfies Profile));
  if (settings.profile !== undefined) {
    if (config.profile !== undefined && config.profile !== settings.profile)
      logger.warn(
        { event: 'profile_differs', setting: config.profile, site: settings.profile },
        'PROFILE is not the profile of the site',
      );
    return;
  }
  if (asked === undefined)
    throw new ConfigError(
      `A site on a public origin has the rules of a place: set PROFILE to one of ${profiles.join(', ')} (open: a demonstration, licensed nowhere).`,
    );
  await db
    .updateTable('merchants')
    .set({ settings: JSON.stringify({ ...settings, profile: asked }) })
    .where('code', '=', config.merchant)
    .execute();
}
