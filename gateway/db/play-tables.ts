import {
  IdentifierNode,
  type Kysely,
  type KyselyPlugin,
  OperationNodeTransformer,
  type SchemableIdentifierNode,
  type Transaction,
} from 'kysely';
import type { Tables } from './tables.ts';

/** The ledger's tables and those that refer to it, each with its counterpart for play money. */
const namesakes: ReadonlyMap<string, keyof Tables> = new Map([
  ['accounts', 'play_accounts'],
  ['journals', 'play_journals'],
  ['postings', 'play_postings'],
  ['rounds', 'play_rounds'],
  ['round_sums', 'play_round_sums'],
  ['wallet_sums', 'play_wallet_sums'],
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
 * The same database, or transaction, with the ledger's tables replaced by those of play money: code that books money books play money
 * with it, by the same rules, and cannot access real money (gateway/areas/vendors/README.md). Text in `sql` is not rewritten: name
 * tables there with `sql.ref`.
 */
export const inPlayMoney = <Db extends Kysely<Tables> | Transaction<Tables>>(db: Db): Db =>
  (isInPlayMoney(db) ? db : db.withPlugin(plugin)) as Db;

export const isInPlayMoney = (db: Kysely<Tables>): boolean => db.getExecutor().plugins.includes(plugin);
