import type { PushKind } from '#src/contract/push.ts';
import type { Language } from '#src/contract/wire.ts';
import type { Flag } from './flag.ts';

/** Push messages: subscriptions, preferences, and what waits to be sent. */
export type PushTables = {
  push_subscriptions: PushSubscriptionsTable;
  push_preferences: PushPreferencesTable;
  push_messages: PushMessagesTable;
  push_deliveries: PushDeliveriesTable;
};

/** One browser; it belongs to the session that saved it, and is worth nothing when that has ended. */
export type PushSubscriptionsTable = {
  id: string;
  member_id: string;
  session_id: string;
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  saved_at: number;
};

/** A member without a row has the defaults (push/preferences.ts). */
type PushPreferencesTable = { member_id: string; account: Flag; safety: Flag; promotions: Flag };

/** `member_id` is null for a message to everybody who takes its kind. */
export type PushMessagesTable = {
  id: string;
  member_id: string | null;
  kind: PushKind;
  title_pt: string;
  title_en: string;
  body_pt: string;
  body_en: string;
  path: string;
  created_at: number;
  expires_at: number;
};

/** A message on its way to a device; the row is gone once it has arrived or was given up. */
export type PushDeliveriesTable = { message_id: string; subscription_id: string; attempts: number; next_at: number };
