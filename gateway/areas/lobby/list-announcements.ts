import type { ReadQuery } from '#src/contract/call-types.ts';
import type { listAnnouncements } from '#src/contract/lobby/announcements.ts';
import type { Announcement, Announcements } from '#src/contract/lobby/announcements.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { seesAgentArea } from '#gateway/areas/identity/passkeys/agent-step.ts';
import type { Member } from '#gateway/context/member.ts';

type Query = ReadQuery<typeof listAnnouncements>;
type Audience = Announcement['execution'];
type Type = Query['types'][number];

/**
 * Banners and announcements of the asked types, newest first where their order says nothing. A visitor gets what is
 * meant for visitors (B); a member what is meant for members (A) and for a first login (F): the app knows whether this
 * is one [S1-287, S1-288, S1-289]. Agents' announcements go to agents alone, who need a second step where the
 * site asks for one.
 */
export async function findAnnouncements(gateway: Gateway, query: Query, member: Member | null): Promise<Announcements> {
  const { language } = query;
  const audiences: readonly Audience[] = member ? ['A', 'F'] : ['B'];
  const isAgent = member !== null && query.types.includes('A') && (await seesAgentArea(gateway, member));
  const types = query.types.filter((type) => type !== 'A' || isAgent);
  const [banners, rows, read] = await Promise.all([
    types.includes('B') ? findBanners(gateway, query.groupName) : [],
    findRows(gateway, types, audiences),
    member ? findRead(gateway, member.id) : new Set<string>(),
  ]);
  const of = (type: Type) => rows.filter((row) => row.type === type).map((row) => toAnnouncement(row, language, read));
  const lists = { playerNotices: of('PL'), popup: of('PU'), hot: of('H'), promotion: of('PR'), agent: of('A') };
  const unreadCount = member
    ? Object.values(lists)
        .flat()
        .filter((item) => !item.read).length
    : 0;
  return { banners: banners.map((row) => toBanner(row, language)), ...lists, footer: { unreadCount } };
}

type NewsType = Exclude<Type, 'A' | 'B'>;

/** The public announcements of some types, as texts. */
export async function findNews(gateway: Gateway, types: readonly NewsType[], language: Language) {
  return { list: (await findRows(gateway, types, ['B'])).map((row) => toNews(row, language)) };
}

function toNews(row: Tables['announcements'], language: Language) {
  const { read: _read, force: _force, execution: _audience, ...text } = toAnnouncement(row, language, new Set());
  return text;
}

function findBanners({ db }: Gateway, groupName: string | undefined) {
  const banners = db.selectFrom('banners').selectAll().where('active', '=', 1).orderBy('sort_order').orderBy('id');
  return (groupName ? banners.where('group_name', '=', groupName) : banners).execute();
}

async function findRows({ db, clock }: Gateway, types: readonly Type[], audiences: readonly Audience[]) {
  const wanted = types.filter((type) => type !== 'B');
  if (wanted.length === 0) return [];
  const now = clock();
  return db
    .selectFrom('announcements')
    .selectAll()
    .where('active', '=', 1)
    .where('type', 'in', wanted)
    .where('execution', 'in', audiences)
    .where('starts_at', '<=', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('sort_order')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

async function findRead({ db }: Gateway, memberId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('announcement_reads')
    .select('announcement_id')
    .where('member_id', '=', memberId)
    .execute();
  return new Set(rows.map((row) => row.announcement_id));
}

const toBanner = (row: Tables['banners'], language: Language) => ({
  id: row.id,
  groupName: row.group_name,
  url: row.url,
  linkage: row.linkage,
  eyebrow: language === 'en' ? row.eyebrow_en : row.eyebrow_pt,
  title: language === 'en' ? row.title_en : row.title_pt,
  text: language === 'en' ? row.text_en : row.text_pt,
  action: language === 'en' ? row.action_en : row.action_pt,
});

const toAnnouncement = (row: Tables['announcements'], language: Language, read: ReadonlySet<string>): Announcement => ({
  id: row.id,
  title: language === 'en' ? row.title_en : row.title_pt,
  content: language === 'en' ? row.content_en : row.content_pt,
  promotionType: row.promotion_type,
  execution: row.execution === 'A' || row.execution === 'F' ? row.execution : 'B',
  read: read.has(row.id),
  force: row.force === 1,
  createdAt: row.created_at,
});
