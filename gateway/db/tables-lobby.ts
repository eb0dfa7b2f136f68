import type { Flag } from './flag.ts';

/** What the site shows: merchants, catalogue, contents and the site's state. */
export type LobbyTables = {
  meta: MetaTable;
  changes: ChangesTable;
  merchants: MerchantsTable;
  site_state: SiteStateTable;
  countries: CountriesTable;
  resources: ResourcesTable;
  service_entries: ServiceEntriesTable;
  vendors: VendorsTable;
  game_categories: GameCategoriesTable;
  vendor_categories: VendorCategoriesTable;
  games: GamesTable;
  banners: BannersTable;
  announcements: AnnouncementsTable;
  help_entries: HelpEntriesTable;
  terms: TermsTable;
  vip_levels: VipLevelsTable;
};

/** Facts about the database itself, such as `seed_version`. */
type MetaTable = { key: string; value: string };

/** How often a topic's data has changed; counted up in the transaction that changes it (db/changes.ts). */
type ChangesTable = { topic: string; version: number };

/** `settings` is MerchantSettings as JSON (domain/merchant.ts). */
type MerchantsTable = { code: string; currency: string; currency_symbol: string; settings: string };

/** One row a merchant; the messages may be empty: then the app's own text stands. */
type SiteStateTable = {
  merchant_code: string;
  maintenance: Flag;
  region_restriction: Flag;
  message_pt: string;
  message_en: string;
};

type CountriesTable = {
  code: string;
  name_pt: string;
  name_en: string;
  dialing_code: string;
  is_default: Flag;
  sort_order: number;
};

/** `resource_type` is one of the contract's Resource. */
type ResourcesTable = { resource_type: string; url: string; sort_order: number };

/** `path` is as it is sent: cipher text followed by its 8-character key [S1-261]. */
type ServiceEntriesTable = {
  id: string;
  cs_type: string;
  title_pt: string;
  title_en: string;
  path: string;
  sort_order: number;
};

/** `frame_allowed` 0: the vendor refuses framing, its games open as pages of their own [S1-307]. */
export type VendorsTable = {
  vassalage: string;
  name: string;
  icon_url: string;
  white_icon_url: string;
  open: Flag;
  frame_allowed: Flag;
  sort_order: number;
};

/** The categories in the lobby's order. */
type GameCategoriesTable = { category: string; sort_order: number };

/** Which vendors stand in which category, in the lobby's order [S1-252]. */
type VendorCategoriesTable = { category: string; vassalage: string; sort_order: number };

/** `classify` is '' or one of JP, SC, VP, TG, AC. `hot_rank` null: not hot; 1 is the hottest. `active` 0: gone. */
export type GamesTable = {
  node_id: string;
  vassalage: string;
  game_id: string;
  game_code: string;
  room_id: string;
  game_type: string;
  name_pt: string;
  name_en: string;
  name_pt_folded: string;
  name_en_folded: string;
  classify: string;
  is_game_h5: string;
  lotto_mode: string;
  is_new: Flag;
  freeplay: Flag;
  support_play: Flag;
  show_icon: Flag;
  icon_url: string;
  large_icon_url: string;
  min_bet_minor: number;
  min_line: number;
  hot_rank: number | null;
  sort_order: number;
  active: Flag;
};

/** `url` is the picture, `linkage` the target or the video. */
export type BannersTable = {
  id: string;
  group_name: string;
  url: string;
  linkage: string;
  eyebrow_pt: string;
  eyebrow_en: string;
  title_pt: string;
  title_en: string;
  text_pt: string;
  text_en: string;
  action_pt: string;
  action_en: string;
  active: Flag;
  sort_order: number;
};

/** Types and audiences as in the contract; contents are HTML. `ends_at` null: no end. */
export type AnnouncementsTable = {
  id: string;
  type: string;
  execution: string;
  promotion_type: string;
  title_pt: string;
  title_en: string;
  content_pt: string;
  content_en: string;
  force: Flag;
  active: Flag;
  sort_order: number;
  created_at: number;
  starts_at: number;
  ends_at: number | null;
};

/** A tab has no parent; its questions name it as theirs. Contents are HTML. */
type HelpEntriesTable = {
  id: string;
  parent_id: string | null;
  title_pt: string;
  title_en: string;
  content_pt: string;
  content_en: string;
  sort_order: number;
};

/** `kind` is one of the contract's; contents are HTML. */
type TermsTable = {
  kind: string;
  title_pt: string;
  title_en: string;
  content_pt: string;
  content_en: string;
  updated_at: number;
};

/** A level of the VIP page. `benefits_*`: plain text, one benefit a line. */
export type VipLevelsTable = {
  id: string;
  name_pt: string;
  name_en: string;
  turnover_minor: number;
  benefits_pt: string;
  benefits_en: string;
};
