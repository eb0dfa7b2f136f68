import type { Gateway } from '../context/gateway.ts';
import { recordChange } from '../db/changes.ts';
import { transact } from '../db/transact.ts';
import { description } from '../games/description.ts';

/** Stores the demo vendor's descriptions of its games where the database lacks them; a closed vendor has none. */
export async function describeGames({ db }: Pick<Gateway, 'db'>): Promise<void> {
  const { returnPercent, volatility, maxBet, languages, rules } = description;
  const told = {
    return_percent: returnPercent,
    volatility,
    max_bet_minor: maxBet,
    languages: JSON.stringify(languages),
    rules_pt: JSON.stringify(rules.pt),
    rules_en: JSON.stringify(rules.en),
  };
  const silent = await db
    .selectFrom('vendors')
    .leftJoin('told_games', 'told_games.vassalage', 'vendors.vassalage')
    .select('vendors.vassalage')
    .where('vendors.open', '=', 1)
    .where((eb) =>
      eb.or([
        eb('told_games.vassalage', 'is', null),
        ...Object.entries(told).map(([column, value]) => eb(`told_games.${column as keyof typeof told}`, '!=', value)),
      ]),
    )
    .execute();
  if (silent.length === 0) return;
  await transact(db, async (trx) => {
    for (const { vassalage } of silent)
      await trx
        .insertInto('told_games')
        .values({ vassalage, ...told })
        .onConflict((conflict) => conflict.column('vassalage').doUpdateSet(told))
        .execute();
    await recordChange(trx, 'vendors');
  });
}
