import type { Kysely } from 'kysely';
import { createTables } from './create-table.ts';

/** Merchants, catalogue, contents and the site's state. */
export const lobby = {
  /** Facts about the database itself, such as `seed_version`. */
  meta: { key: 'key', value: 'text' },
  /** Number of changes of a topic's data, incremented in the transaction that changes it (db/changes.ts). */
  changes: { topic: 'key', version: 'long' },
  /** `settings` is MerchantSettings as JSON (gateway/areas/site/merchant.ts). */
  merchants: { code: 'key', currency: 'text', currency_symbol: 'text', settings: 'text' },
  /** One row a merchant; an empty message means the app's own text. */
  site_state: {
    merchant_code: 'key',
    maintenance: 'flag',
    region_restriction: 'flag',
    message_pt: 'text',
    message_en: 'text',
  },
  countries: {
    code: 'key',
    name_pt: 'text',
    name_en: 'text',
    dialing_code: 'text',
    is_default: 'flag',
    sort_order: 'integer',
  },
  /** `resource_type` is one of the contract's Resource. */
  resources: { resource_type: 'key', url: 'text', sort_order: 'integer' },
  /** `path` as sent: cipher text followed by its 8-character key [S1-261]. */
  service_entries: {
    id: 'key',
    cs_type: 'text',
    title_pt: 'text',
    title_en: 'text',
    path: 'text',
    sort_order: 'integer',
  },
  /** `frame_allowed` 0: the vendor forbids framing, its games open as pages of their own [S1-307]. */
  vendors: {
    vassalage: 'key',
    name: 'text',
    icon_url: 'text',
    white_icon_url: 'text',
    open: 'flag',
    frame_allowed: 'flag',
    sort_order: 'integer',
  },
  /** The categories in the lobby's order. */
  game_categories: { category: 'key', sort_order: 'integer' },
  /** The vendors of each category, in the lobby's order [S1-252]. */
  vendor_categories: {
    category: '-> game_categories.category',
    vassalage: '-> vendors.vassalage',
    sort_order: 'integer',
  },
  /** `classify` is '' or one of JP, SC, VP, TG, AC. `hot_rank` null: not hot; 1 is the hottest. `active` 0: removed. */
  games: {
    node_id: 'key',
    vassalage: '-> vendors.vassalage',
    game_id: 'text',
    game_code: 'text',
    room_id: 'text',
    game_type: 'text',
    name_pt: 'text',
    name_en: 'text',
    name_pt_folded: 'text',
    name_en_folded: 'text',
    classify: 'text',
    is_game_h5: 'text',
    lotto_mode: 'text',
    is_new: 'flag',
    freeplay: 'flag',
    support_play: 'flag',
    show_icon: 'flag',
    icon_url: 'text',
    large_icon_url: 'text',
    min_bet_minor: 'long',
    min_line: 'integer',
    hot_rank: 'integer?',
    sort_order: 'integer',
    active: 'flag',
  },
  /** `url` is the image, `linkage` the link target or the video. */
  banners: {
    id: 'key',
    group_name: 'text',
    url: 'text',
    linkage: 'text',
    eyebrow_pt: 'text',
    eyebrow_en: 'text',
    title_pt: 'text',
    title_en: 'text',
    text_pt: 'text',
    text_en: 'text',
    action_pt: 'text',
    action_en: 'text',
    active: 'flag',
    sort_order: 'integer',
  },
  /** Types and audiences as in the contract; contents are HTML. `ends_at` null: no end. */
  announcements: {
    id: 'key',
    type: 'text',
    execution: 'text',
    promotion_type: 'text',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    force: 'flag',
    active: 'flag',
    sort_order: 'integer',
    created_at: 'long',
    starts_at: 'long',
    ends_at: 'long?',
  },
  /** A tab has no parent; it is the parent of its questions. Contents are HTML. */
  help_entries: {
    id: 'key',
    parent_id: 'text?',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    sort_order: 'integer',
  },
} as const;

const order = ['sort_order', 'node_id'];

export const createLobby = (db: Kysely<unknown>): Promise<void> =>
  createTables(db, lobby, {
    vendor_categories: { primaryKey: ['category', 'vassalage'] },
    games: {
      indexes: {
        all: ['active', ...order],
        type: ['active', 'game_type', ...order],
        vendor: ['vassalage', 'active', ...order],
        type_vendor: ['active', 'game_type', 'vassalage', ...order],
        classify: ['active', 'classify', ...order],
        new: ['active', 'is_new', ...order],
        min_bet: ['active', 'min_bet_minor', ...order],
        hot: ['active', 'hot_rank'],
        vendor_game: ['vassalage', 'game_id'],
      },
    },
    banners: { indexes: { group: ['active', 'group_name', 'sort_order'] } },
    announcements: { indexes: { type: ['active', 'type', 'sort_order'] } },
  });
