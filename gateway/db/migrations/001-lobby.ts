import type { Kysely } from 'kysely';
import { createIndex, createTable } from './create-table.ts';

/** What the site shows. */
export async function createLobby(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'meta', { key: 'key', value: 'text' });
  await createTable(db, 'changes', { topic: 'key', version: 'long' });
  await createTable(db, 'merchants', { code: 'key', currency: 'text', currency_symbol: 'text', settings: 'text' });
  await createTable(db, 'site_state', {
    merchant_code: 'key',
    maintenance: 'integer',
    region_restriction: 'integer',
    message_pt: 'text',
    message_en: 'text',
  });
  await createTable(db, 'countries', {
    code: 'key',
    name_pt: 'text',
    name_en: 'text',
    dialing_code: 'text',
    is_default: 'integer',
    sort_order: 'integer',
  });
  await createTable(db, 'resources', { resource_type: 'key', url: 'text', sort_order: 'integer' });
  await createTable(db, 'service_entries', {
    id: 'key',
    cs_type: 'text',
    title_pt: 'text',
    title_en: 'text',
    path: 'text',
    sort_order: 'integer',
  });
  await createCatalogue(db);
  await createContents(db);
}

async function createCatalogue(db: Kysely<unknown>) {
  await createTable(db, 'vendors', {
    vassalage: 'key',
    name: 'text',
    icon_url: 'text',
    white_icon_url: 'text',
    open: 'integer',
    frame_allowed: 'integer',
    sort_order: 'integer',
  });
  await createTable(db, 'game_categories', { category: 'key', sort_order: 'integer' });
  await createTable(
    db,
    'vendor_categories',
    { category: '-> game_categories.category', vassalage: '-> vendors.vassalage', sort_order: 'integer' },
    { primaryKey: ['category', 'vassalage'] },
  );
  await createTable(db, 'games', {
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
    is_new: 'integer',
    freeplay: 'integer',
    support_play: 'integer',
    show_icon: 'integer',
    icon_url: 'text',
    large_icon_url: 'text',
    min_bet_minor: 'long',
    min_line: 'integer',
    hot_rank: 'integer?',
    sort_order: 'integer',
    active: 'integer',
  });
  const order = ['sort_order', 'node_id'];
  await createIndex(db, 'games', 'all', ['active', ...order]);
  await createIndex(db, 'games', 'type', ['active', 'game_type', ...order]);
  await createIndex(db, 'games', 'vendor', ['vassalage', 'active', ...order]);
  await createIndex(db, 'games', 'type_vendor', ['active', 'game_type', 'vassalage', ...order]);
  await createIndex(db, 'games', 'classify', ['active', 'classify', ...order]);
  await createIndex(db, 'games', 'new', ['active', 'is_new', ...order]);
  await createIndex(db, 'games', 'min_bet', ['active', 'min_bet_minor', ...order]);
  await createIndex(db, 'games', 'hot', ['active', 'hot_rank']);
  await createIndex(db, 'games', 'vendor_game', ['vassalage', 'game_id']);
}

async function createContents(db: Kysely<unknown>) {
  await createTable(db, 'banners', {
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
    active: 'integer',
    sort_order: 'integer',
  });
  await createIndex(db, 'banners', 'group', ['active', 'group_name', 'sort_order']);
  await createTable(db, 'announcements', {
    id: 'key',
    type: 'text',
    execution: 'text',
    promotion_type: 'text',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    force: 'integer',
    active: 'integer',
    sort_order: 'integer',
    created_at: 'long',
    starts_at: 'long',
    ends_at: 'long?',
  });
  await createIndex(db, 'announcements', 'type', ['active', 'type', 'sort_order']);
  await createTable(db, 'help_entries', {
    id: 'key',
    parent_id: 'text?',
    title_pt: 'text',
    title_en: 'text',
    content_pt: 'text',
    content_en: 'text',
    sort_order: 'integer',
  });
}
