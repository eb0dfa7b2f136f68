import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type CheckedStatement, checkStatement } from '#src/contract/records/statement-csv.ts';
import { OperatorError } from '#gateway/actions/define-action.ts';

const faults = {
  form: 'is no line of a statement',
  balance: 'does not follow from the balance before it',
  sums: 'has other sums than the entries',
  hash: 'has another hash than the file: a character was changed',
} as const;

/** Checks a member's statement (CSV) by the file alone; the sums of what it has. Throws for a fault, with its line. */
export async function checkStatementFile(path: string): Promise<string> {
  const checked = await readChecked(path);
  if ('fault' in checked) throw new OperatorError(`Line ${checked.line} of the statement ${faults[checked.fault]}.`);
  const { entries, in: came, out, balance } = checked;
  return `${entries} entries, in ${came}, out ${out}, balance ${balance}, no fault`;
}

async function readChecked(path: string): Promise<CheckedStatement> {
  try {
    return await checkStatement(createInterface({ input: createReadStream(path), crlfDelay: Infinity }));
  } catch (error) {
    throw new OperatorError(`The file ${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}.`);
  }
}
