import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Topic } from '#src/contract/topics.ts';
import { noteChange } from '../db/changes.ts';
import type { Tables } from '../db/tables.ts';
import { transact } from '../db/transact.ts';
import type { Config } from '../process/config.ts';
import type { Logger } from '../process/logger.ts';
import type { SecretStore } from '../process/secret-store.ts';
import { type Field, fieldsOf, type Given, type Input, readInput } from './fields.ts';
import { OperatorError } from './operator-error.ts';
import type { Rows } from './print.ts';

/**
 * What an action works with; `merchant` is the code of the merchant that the site serves, `by` the name of the operator.
 * `secrets` are the gateway's own, `config` says which origins pages may frame. `print` says a line before the answer.
 */
export type ActionContext = {
  readonly db: Kysely<Tables>;
  readonly clock: () => number;
  readonly merchant: string;
  readonly secrets: SecretStore;
  readonly config: Pick<Config, 'gamesOrigin' | 'frameOrigins'>;
  readonly by: string;
  readonly logger: Logger;
  readonly print: (line: string) => void;
};

/** The context of an action that changes: `db` is its transaction. */
export type ChangeContext = ActionContext & { readonly db: Transaction<Tables> };

/** What an action has done, or found: a text, or rows. */
export type Answer = string | Rows;

type Description<I extends Input, C> = {
  /** What is typed, such as `banner set`. */
  readonly name: string;
  readonly summary: string;
  readonly input?: I;
  /** It writes nothing, and so is not noted as a security event. */
  readonly reads?: true;
  /** Where it is given, `run` is one transaction, and the topics are noted in it: open pages hear of them. It may be empty. */
  readonly changes?: C;
  /** What is about to happen as a question, for actions that visitors or members feel at once; null where they do not. */
  readonly asks?: (input: v.InferOutput<I>) => string | null;
  /** Throws OperatorError for what it refuses. A transaction may run it twice. */
  readonly run: (
    context: C extends readonly Topic[] ? ChangeContext : ActionContext,
    input: v.InferOutput<I>,
  ) => Promise<Answer> | Answer;
};

/** An action whose input has been read, with the question to ask before it runs. */
type Ready = {
  readonly question: string | null;
  readonly run: (context: ActionContext) => Promise<Answer>;
};

/** An action of the operator, by whatever it is called: the command line, a page. */
export type Action = {
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly reads: boolean;
  readonly changes: readonly Topic[];
  /** Reads the input; answers the action to run, or what refuses the input. */
  readonly prepare: (given: Given) => Ready | OperatorError;
};

const nothing = v.object({});

/** Describes what an operator can do. Options, help, usage and the note in the security events are made of the description. */
export function defineAction<
  const I extends Input = typeof nothing,
  C extends readonly Topic[] | undefined = undefined,
>({ name, summary, input, reads, changes, asks, run }: Description<I, C>): Action {
  const schema = input ?? nothing;
  return {
    name,
    summary,
    fields: fieldsOf(schema),
    reads: reads === true,
    changes: changes ?? [],
    prepare: (given) => {
      const read = readInput(schema, given);
      if ('refusal' in read) return new OperatorError(read.refusal);
      const value = read.value as v.InferOutput<I>;
      // Whether the context has a transaction is decided by `changes`, which its type follows.
      const start = run as (context: ActionContext, input: v.InferOutput<I>) => Promise<Answer> | Answer;
      return {
        question: asks?.(value) ?? null,
        run: async (context) =>
          changes ? change(context, changes, (own) => start(own, value)) : start(context, value),
      };
    },
  };
}

const change = (
  context: ActionContext,
  topics: readonly Topic[],
  write: (context: ChangeContext) => Promise<Answer> | Answer,
): Promise<Answer> =>
  transact(context.db, async (trx) => {
    const answer = await write({ ...context, db: trx });
    for (const topic of topics) await noteChange(trx, topic);
    return answer;
  });
