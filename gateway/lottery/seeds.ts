import { randomBytes } from 'node:crypto';
import { commitmentOf } from '#src/contract/lottery-draw.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { sealedWith, sealSecret, unsealSecret } from '../process/seal-secret.ts';
import { markOf, type Secrets } from '../process/secrets.ts';

const nameOf = (numero: string) => `draw ${numero}`;

/** A new seed for a draw: its commitment, which everybody may know, and the seed itself, sealed. */
export async function newSeed(secrets: Secrets, numero: string): Promise<{ commitment: string; sealed_seed: string }> {
  const seed = randomBytes(32).toString('hex');
  return { commitment: await commitmentOf(seed), sealed_seed: sealSecret(secrets, nameOf(numero), seed) };
}

/** The seed of a draw; null when no secret opens it, or it is not the one that was committed to. */
export async function openSeed(
  secrets: Secrets,
  { numero, commitment, sealed_seed }: Pick<Tables['draws'], 'numero' | 'commitment' | 'sealed_seed'>,
): Promise<string | null> {
  const seed = unsealSecret(secrets, nameOf(numero), sealed_seed);
  return seed !== null && (await commitmentOf(seed)) === commitment ? seed : null;
}

/** Seals what is still to be drawn under the present master secret, so that it outlives the others. */
export async function keepSeeds(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const mark = markOf(secrets);
  const rows = await db.selectFrom('draws').select(['numero', 'sealed_seed']).where('state', '=', 'selling').execute();
  for (const { numero, sealed_seed } of rows.filter((row) => sealedWith(row.sealed_seed) !== mark)) {
    const seed = unsealSecret(secrets, nameOf(numero), sealed_seed);
    if (seed === null) continue;
    await db
      .updateTable('draws')
      .set({ sealed_seed: sealSecret(secrets, nameOf(numero), seed) })
      .where('numero', '=', numero)
      .where('sealed_seed', '=', sealed_seed)
      .execute();
  }
}
