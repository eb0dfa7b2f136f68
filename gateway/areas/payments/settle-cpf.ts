import type { Gateway } from '#gateway/context/gateway.ts';
import { transact } from '#gateway/db/transact.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { keepCpf, readCpf } from '#gateway/context/tax-ids.ts';

/**
 * The CPF under which a member deposits: the one that is known, or the one that they have typed, which is stored. Refuses with
 * invalid_request where there is neither, and with cpf_refused a second one of a member and one that another account has.
 */
export async function settleCpf(gateway: Gateway, memberId: string, typed: string | undefined): Promise<string> {
  const { db, clock } = gateway;
  const cpf = (await readCpf(db, gateway, memberId)) ?? typed;
  if (cpf === undefined) throw new Refusal('invalid_request', { fields: ['cpf'] });
  if (typed !== undefined) await transact(db, (trx) => keepCpf(trx, gateway, memberId, cpf, clock()));
  return cpf;
}
