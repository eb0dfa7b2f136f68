import { createHash } from 'node:crypto';
import { isCpf } from '#src/contract/money/cpf.ts';

/** Pays a charge at the demonstration's bank, whose page has the address; answers when the bank had done it, epoch ms. */
export async function payCharge(page: URL, payer: Partial<Record<'name' | 'cpf', string>> = {}): Promise<number> {
  const { code, name, cpf } = Object.fromEntries(page.searchParams);
  const body = new URLSearchParams({
    act: 'pay',
    way: 'now',
    code: code ?? '',
    name: name || 'Ana',
    cpf: cpf ?? '',
    ...payer,
  });
  const response = await fetch(new URL('/acts', page), {
    method: 'POST',
    headers: { Origin: page.origin },
    body,
    redirect: 'manual',
  });
  const said = new URL(response.headers.get('Location') ?? '', page).searchParams.get('said');
  if (said !== 'paid') throw new Error(`the bank said ${said}`);
  return Date.now();
}

/** A CPF that belongs to a name, as far as its digits go. */
export function validCpf(name: string): string {
  const base = String(createHash('sha256').update(name).digest().readUInt32BE()).padStart(9, '1').slice(-9);
  const cpf = Array.from({ length: 100 }, (_, at) => base + String(at).padStart(2, '0')).find(isCpf);
  if (cpf === undefined) throw new Error(`no CPF begins with ${base}`);
  return cpf;
}
