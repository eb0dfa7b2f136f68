import { isLinkage } from '#src/contract/announcements.ts';
import { flag } from '#gateway/db/flag.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  readId,
  readOrder,
  readTexts,
  refuseNothing,
  writeSwitch,
} from '#gateway/actions/command.ts';
import { onAndOff, removal } from '#gateway/actions/row-commands.ts';

/** Where banners show: home, login, registration, both of these, and the videos of Hot News. */
const groups = ['m_home', 'm_login', 'm_register', 'm_reg', 'm_hotnews'];
const titles = ['title_pt', 'title_en'] as const;
/** What a banner may do without. */
const more = ['eyebrow_pt', 'eyebrow_en', 'text_pt', 'text_en', 'action_pt', 'action_en'] as const;
const noMore = { eyebrow_pt: '', eyebrow_en: '', text_pt: '', text_en: '', action_pt: '', action_en: '' };

/** Banners, and the videos of Hot News, which are banners of a group of their own [S1-158]. */
export const bannerCommands: readonly Command[] = [
  {
    name: 'banner list',
    reads: true,
    help: 'every banner with its group and where it leads',
    run: async ({ db }) => {
      const rows = await db.selectFrom('banners').selectAll().orderBy('group_name').orderBy('sort_order').execute();
      return rows.map((row) => [row.id, row.group_name, writeSwitch(row.active), row.title_pt, row.linkage]);
    },
  },
  {
    name: 'banner set',
    takes: '<id>',
    help: 'write a banner, or the parts of it that are given; in the group m_hotnews the link is a video',
    flags:
      '[--group m_home|m_login|m_register|m_reg|m_hotnews] [--picture /art/b/mar.svg] [--link /m/…] [--title-pt …] [--title-en …] [--eyebrow-pt …] [--eyebrow-en …] [--text-pt …] [--text-en …] [--action-pt …] [--action-en …] [--order 10]',
    run: setBanner,
  },
  ...onAndOff(
    { group: 'banner', topic: 'banners', thing: 'banner', on: 'show a banner', off: 'hide a banner' },
    (trx, id, active) => trx.updateTable('banners').set({ active }).where('id', '=', id).executeTakeFirst(),
  ),
  removal('banner', 'banners', 'banner', (trx, id) =>
    trx.deleteFrom('banners').where('id', '=', id).executeTakeFirst(),
  ),
];

/** A banner that is new needs its group, its picture, its link and its titles. */
async function setBanner(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A banner');
  refuseNothing(options);
  await change(operator, 'banners', async (trx) => {
    const old = await trx.selectFrom('banners').selectAll().where('id', '=', id).executeTakeFirst();
    const { group, picture, link } = readTexts(
      options,
      ['group', 'picture', 'link'],
      old && { group: old.group_name, picture: old.url, link: old.linkage },
    );
    if (!groups.includes(group)) throw new OperatorError(`--group is one of ${groups.join(', ')}.`);
    if (!/^\/[\w./-]+$/.test(picture))
      throw new OperatorError('--picture is a path of this site, such as /art/b/mar.svg.');
    if (!isLinkage(link)) throw new OperatorError('--link is a path of this site or an address of another one.');
    const banner = {
      group_name: group,
      url: picture,
      linkage: link,
      ...readTexts(options, titles, old),
      ...readTexts(options, more, old ?? noMore),
      active: old?.active ?? flag(true),
      sort_order: readOrder(options, old?.sort_order),
    };
    await trx
      .insertInto('banners')
      .values({ id, ...banner })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(banner))
      .execute();
  });
  return `wrote ${id}`;
}
