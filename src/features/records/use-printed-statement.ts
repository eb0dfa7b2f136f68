import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type DateRange, momentsOf } from '#src/components/kit/records/date-range.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { statement } from '#src/contract/records/records.ts';
import type { AccountEntry } from '#src/contract/records/records.schema.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/http.ts';
import { languageAtom } from '#src/state/app/language.ts';

/** `all`: the number of entries of the period, of which a page has none where they are too many. */
type Printed = { entries: readonly AccountEntry[]; all: number };
type State = { of: string; pending?: true; printed?: Printed; problem?: ErrorCode };

/** Reads the entries of a period that are printed, and opens the browser's dialog once they are on the page. */
export function usePrintedStatement(range: DateRange) {
  const language = useAtomValue(languageAtom);
  const of = `${range.from} ${range.to} ${language}`;
  const [state, setState] = useState<State>({ of });
  // What was read is of the period that it was read for.
  const { pending, printed, problem }: Partial<State> = state.of === of ? state : {};
  useEffect(() => {
    if (printed) globalThis.print();
  }, [printed]);

  async function print(): Promise<void> {
    const { since, until } = momentsOf(range);
    setState({ of, pending: true });
    try {
      const { items, next, totals } = await send(statement, { query: { from: since, to: until, language } });
      setState({ of, printed: { entries: next === undefined ? items : [], all: totals.entries } });
    } catch (error) {
      setState({ of, problem: toAppError(error).code });
    }
  }
  return { pending: pending === true, printed, problem, print: () => void print() };
}
