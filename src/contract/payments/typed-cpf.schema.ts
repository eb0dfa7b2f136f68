import * as v from 'valibot';
import { readCpf } from '#src/contract/money/cpf.ts';

/** A CPF as it is typed → its digits. */
export const TypedCpf = v.pipe(
  v.string(),
  v.check((typed) => readCpf(typed) !== undefined),
  v.transform((typed) => readCpf(typed) ?? ''),
);
