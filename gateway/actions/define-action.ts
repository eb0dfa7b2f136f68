import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Topic } from '#src/contract/core/topics.ts';
import { recordChange } from '../db/changes.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { SecretStore } from '../process/secret-store.ts';
import type { Codes } from './fields.ts';
import { type Field, fieldsOf, type Given, type Input, readInput } from './fields.ts';
import type { Rows } from './print.ts';
import type { Waiting } from './waiting.ts';

/** A mistake of the operator, in one sentence. */
export class OperatorError extends Error {}

/**
 * The context of an action. `merchant` is the code of the site's merchant, `by` the name that the operator gave, `login` the user
 * according to the system.
 * `secrets` are the gateway's own, `config` says which origins pages may frame, and which providers of SMS and payments there are. `waiting` lists the areas' queues of pending items. `print` writes a
 * line before the answer, and resolves when the output has room for the next one.
 */
export type ActionContext = {
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  readonly merchant: string;
  readonly secrets: SecretStore;
  readonly config: Pick<Config, 'gamesOrigin' | 'frameOrigins' | 'smsCarrier' | 'pix'>;
  readonly by: string;
  readonly login: string;
  readonly logger: Logger;
  readonly waiting?: readonly Waiting[];
  readonly print: (line: string) => unknown;
};

/** The context of an action that writes: `db` is its transaction. */
export type ChangeContext = ActionContext & { readonly db: Transaction<Tables> };

/** The answer of an action: a text, or rows. */
type Answer = string | Rows;

type Description<I extends Input, R, O> = {
  /** The words of the command, such as `banner set`. */
  readonly name: string;
  readonly summary: string;
  /** A complete command line for the help, such as `banner off film`. */
  readonly examples?: readonly string[];
  /** The codes of its answer by the name of the column, such as `type`; those of its fields are not repeated. */
  readonly codes?: Readonly<Record<string, Codes>>;
  readonly input?: I;
  /** It writes nothing, and so is not noted as a security event. */
  readonly reads?: R;
  /** It opens transactions itself, or writes outside the database. Every other action that writes is one transaction. */
  readonly outside?: O;
  /** The topics of its data, noted in the transaction: open pages load them again. */
  readonly changes?: readonly Topic[];
  /** The question to confirm, for actions that visitors or members feel at once; null where they do not. */
  readonly asks?: (input: v.InferOutput<I>) => string | null;
  /** Throws OperatorError for what it refuses. A transaction may run it twice. */
  readonly run: (
    context: R extends true ? ActionContext : O extends true ? ActionContext : ChangeContext,
    input: v.InferOutput<I>,
  ) => Promise<Answer> | Answer;
};

/** An action whose input has been read, with the question to ask before it runs. */
type Ready = {
  readonly question: string | null;
  readonly run: (context: ActionContext) => Promise<Answer>;
};

/** An action of the operator, as the command line or a page calls it. */
export type Action = {
  readonly name: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly codes: Readonly<Record<string, Codes>>;
  readonly fields: readonly Field[];
  readonly reads: boolean;
  readonly changes: readonly Topic[];
  /** Parses the input; returns the action to run, or an error. */
  readonly prepare: (given: Given) => Ready | OperatorError;
};

const nothing = v.object({});

/** Describes an operator's action. Options, help, usage and the security event derive from the description. */
export function defineAction<
  const I extends Input = typeof nothing,
  R extends true | undefined = undefined,
  O extends true | undefined = undefined,
>(description: Description<I, R, O>): Action {
  const { name, summary, examples = [], codes = {}, input, reads, outside, changes = [], asks, run } = description;
  const schema = input ?? nothing;
  return {
    name,
    summary,
    examples,
    codes,
    fields: fieldsOf(schema),
    reads: reads === true,
    changes,
    prepare: (given) => {
      const read = readInput(schema, given);
      if ('refusal' in read) return new OperatorError(read.refusal);
      const value = read.value as v.InferOutput<I>;
      // The type of its context follows `reads` and `outside`, and so does the context below.
      const start = run as (context: ActionContext, input: v.InferOutput<I>) => Promise<Answer> | Answer;
      return {
        question: asks?.(value) ?? null,
        run: async (context) => {
          if (reads || outside) return start(context, value);
          return transact(context.db, async (trx) => {
            const answer = await start({ ...context, db: trx }, value);
            for (const topic of changes) await recordChange(trx, topic);
            return answer;
          });
        },
      };
    },
  };
}
