import {
  IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type SchemableIdentifierNode,
  type Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** The tables of the ledger and of what leads to it, each with its namesake for play money. */
const namesakes: ReadonlyMap<string, keyof Tables> = new Map([
  ['accounts', 'play_accounts'],
  ['journals', 'play_journals'],
  ['postings', 'play_postings'],
  ['rounds', 'play_rounds'],
  ['vendor_transactions', 'play_transactions'],
  ['launch_codes', 'play_codes'],
  ['player_tokens', 'play_tokens'],
] as const satisfies readonly (readonly [keyof Tables, keyof Tables])[]);

class ToNamesakes extends OperationNodeTransformer {
  protected override transformSchemableIdentifier(node: SchemableIdentifierNode): SchemableIdentifierNode {
    const name = namesakes.get(node.identifier.name);
    return name ? { ...node, identifier: IdentifierNode.create(name) } : node;
  }
}

const toNamesakes = new ToNamesakes();
const plugin: KyselyPlugin = {
  transformQuery: ({ node }) => toNamesakes.transformNode(node),
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * The same database, or transaction, in which the tables of the ledger are those of play money: what books money with it books
 * chips, by the same rules, and reaches no money (gateway/areas/vendors/README.md). Text in `sql` stays as it is: name tables there with
 * `sql.ref`.
 */
export const inPlayMoney = <Db extends Kysely<Tables> | Transaction<Tables>>(db: Db): Db =>
  (isInPlayMoney(db) ? db : db.withPlugin(plugin)) as Db;

export const isInPlayMoney = (db: Kysely<Tables>): boolean => db.getExecutor().plugins.includes(plugin);
