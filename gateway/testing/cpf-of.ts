import { isCpf } from '#src/contract/money/cpf.ts';

/** The CPF that begins with these nine digits. */
export function cpfOf(base: string): string {
  const cpf = Array.from({ length: 100 }, (_, at) => base + String(at).padStart(2, '0')).find(isCpf);
  if (cpf === undefined) throw new Error(`no CPF begins with ${base}`);
  return cpf;
}
