import type { Kysely } from 'kysely';
import { recordChange } from '#gateway/db/changes.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { topics } from '#src/contract/core/topics.ts';
import type { GatewayProcess } from '../../scripts/tool/gateway-process.ts';
import { withDatabase } from '../support/database.ts';
import { hostileName } from './hostile-texts.ts';

/** A value in both languages. */
export const both = <N extends string>(name: N, value: string) =>
  ({ [`${name}_pt`]: value, [`${name}_en`]: value }) as Record<`${N}_pt` | `${N}_en`, string>;

/** Changes a running gateway's contents with access to its database, and records that everything has changed. */
export function plant(gateway: GatewayProcess, change: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  return withDatabase(gateway, (db) =>
    db.transaction().execute(async (transaction) => {
      await change(transaction);
      for (const topic of topics) await recordChange(transaction, topic);
    }),
  );
}

/** Every text that the site shows unchanged: names, titles, labels. */
export async function plantNames(db: Kysely<Tables>): Promise<void> {
  for (const { node_id } of await db.selectFrom('games').select('node_id').where('hot_rank', 'is not', null).execute())
    await db
      .updateTable('games')
      .set(both('name', hostileName(node_id)))
      .where('node_id', '=', node_id)
      .execute();
  for (const { vassalage } of await db.selectFrom('vendors').select('vassalage').execute())
    await db
      .updateTable('vendors')
      .set({ name: hostileName(vassalage) })
      .where('vassalage', '=', vassalage)
      .execute();
  const label = hostileName('label');
  await db
    .updateTable('members')
    .set({ nickname: hostileName('nickname'), vip_label: label, labels: JSON.stringify([label]) })
    .execute();
  const texts = { ...both('eyebrow', hostileName('eyebrow')), ...both('title', hostileName('banner')) };
  await db
    .updateTable('banners')
    .set({ ...texts, ...both('text', hostileName('text')), ...both('action', hostileName('action')) })
    .execute();
  await db
    .updateTable('service_entries')
    .set(both('title', hostileName('service')))
    .execute();
  const { settings } = await db
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', 'mare')
    .executeTakeFirstOrThrow();
  const changed = { ...(JSON.parse(settings) as object), brandName: hostileName('brand') };
  await db
    .updateTable('merchants')
    .set({ settings: JSON.stringify(changed) })
    .where('code', '=', 'mare')
    .execute();
}

/** URLs that run code or leave: targets of banners and links of the site. */
export async function plantAddresses(db: Kysely<Tables>, foreign: string): Promise<void> {
  const hosts = [
    `javascript:hit('banner')`,
    ` java\nscript:hit('banner')`,
    `data:text/html,<script>hit(1)</script>`,
    `//${new URL(foreign).host}/bare`,
  ];
  const banners = await db.selectFrom('banners').select('id').orderBy('id').execute();
  for (const [index, { id }] of banners.entries())
    await db
      .updateTable('banners')
      .set({ linkage: hosts[index % hosts.length] ?? '' })
      .where('id', '=', id)
      .execute();
  await db.updateTable('resources').set({ url: `javascript:hit('resource')` }).execute();
}

/** Promotions with hostile terms, too. */
export const plantedPromotions = ['pescaria', 'bloco'] as const;

/**
 * One announcement of each type and audience for each content, help topics and some promotions with the same, under hostile
 * titles.
 */
export async function plantContents(db: Kysely<Tables>, contents: readonly string[]): Promise<void> {
  await db.deleteFrom('announcements').execute();
  const rows = contents.flatMap((content, index) =>
    ['PL', 'PU', 'PR', 'H', 'A'].flatMap((type) =>
      ['A', 'B', 'F'].map((execution) => ({
        id: `${type}-${execution}-${index}`,
        type,
        execution,
        promotion_type: '',
        ...both('title', hostileName(`title-${index}`)),
        ...both('content', content),
        force: 0 as const,
        active: 1 as const,
        sort_order: index,
        created_at: index,
        starts_at: 0,
        ends_at: null,
      })),
    ),
  );
  for (let from = 0; from < rows.length; from += 50)
    await db
      .insertInto('announcements')
      .values(rows.slice(from, from + 50))
      .execute();
  for (const [index, id] of plantedPromotions.entries())
    await db
      .updateTable('promotions')
      .set({
        ...both('title', hostileName(`promotion-${index}`)),
        ...both('summary', hostileName(`summary-${index}`)),
        ...both('content', contents[index] ?? ''),
      })
      .where('id', '=', id)
      .execute();
  await db.deleteFrom('help_entries').where('parent_id', 'is not', null).execute();
  await db.deleteFrom('help_entries').execute();
  const tab = {
    id: 'tab',
    parent_id: null,
    ...both('title', hostileName('tab')),
    ...both('content', contents[0] ?? ''),
    sort_order: 0,
  };
  await db.insertInto('help_entries').values(tab).execute();
  await db
    .insertInto('help_entries')
    .values(
      contents.map((content, index) => ({
        id: `topic-${index}`,
        parent_id: 'tab',
        ...both('title', hostileName(`topic-${index}`)),
        ...both('content', content),
        sort_order: index,
      })),
    )
    .execute();
}
