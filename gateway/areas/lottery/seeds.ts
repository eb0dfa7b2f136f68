import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { commitTo, openCommitted, reencrypt } from '#gateway/process/committed-secret.ts';
import type { Secrets } from '#gateway/process/secrets.ts';

const nameOf = (numero: string) => `draw ${numero}`;

/** A new seed for a draw: its public commitment, and the seed itself, encrypted. */
export async function newSeed(secrets: Secrets, numero: string): Promise<{ commitment: string; sealed_seed: string }> {
  const { commitment, sealed } = await commitTo(secrets, nameOf(numero), randomBytes(32).toString('hex'));
  return { commitment, sealed_seed: sealed };
}

/** The seed of a draw; null when no secret opens it, or it is not the one that was committed to. */
export const openSeed = (
  secrets: Secrets,
  { numero, commitment, sealed_seed: sealed }: Pick<Tables['draws'], 'numero' | 'commitment' | 'sealed_seed'>,
): Promise<string | null> => openCommitted(secrets, nameOf(numero), { commitment, sealed });

/**
 * Re-encrypts the seeds of future draws under the present master secret, so that they outlive the others, and discloses the seeds of void draws that
 * no secret decrypted before, where one does now.
 */
export async function rewrapSeeds(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  const untold = await db
    .selectFrom('draws')
    .select(['numero', 'commitment', 'sealed_seed'])
    .where('state', '=', 'void')
    .where('void_seed', 'is', null)
    .execute();
  for (const draw of untold) {
    const seed = await openSeed(secrets, draw);
    if (seed === null) continue;
    await db.updateTable('draws').set({ void_seed: seed }).where('numero', '=', draw.numero).execute();
  }
  const rows = await db.selectFrom('draws').select(['numero', 'sealed_seed']).where('state', '=', 'selling').execute();
  for (const { numero, sealed_seed } of rows) {
    const anew = reencrypt(secrets, nameOf(numero), sealed_seed);
    if (anew === undefined) continue;
    await db
      .updateTable('draws')
      .set({ sealed_seed: anew })
      .where('numero', '=', numero)
      .where('sealed_seed', '=', sealed_seed)
      .execute();
  }
}
