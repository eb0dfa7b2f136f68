import type { LedgerTables } from './tables-ledger.ts';
import type { LobbyTables } from './tables-lobby.ts';
import type { MemberTables } from './tables-member.ts';
import type { PushTables } from './tables-push.ts';

/**
 * Every table of the gateway, as both databases answer it: ids are text, times epoch milliseconds, money integer
 * minor units, all as JavaScript numbers; JSON is text. The demo vendor's own tables are in gateway/games.
 */
export type Tables = LobbyTables & MemberTables & LedgerTables & PushTables;
