import * as v from 'valibot';
import { Address } from '#gateway/actions/address.ts';
import { codeOf, writeCode } from '#gateway/actions/codes.ts';
import { defineAction } from '#gateway/actions/define-action.ts';
import { option, Order, Text } from '#gateway/actions/inputs.ts';
import { writeSwitch } from '#gateway/actions/print.ts';
import { onAndOff, removal, writing } from '#gateway/actions/row-actions.ts';
import { flag } from '#gateway/db/flag.ts';

/** The places of banners. */
const groupCodes = {
  m_home: 'top of home',
  m_login: 'login alone',
  m_register: 'registration alone',
  m_reg: 'login and registration',
  m_hotnews: 'the videos of Hot News; --link is the video',
} as const;
/** Optional fields of a banner. */
const more = { eyebrow_pt: '', eyebrow_en: '', text_pt: '', text_en: '', action_pt: '', action_en: '' };
const More = v.optional(Text);

const banners = { thing: 'banner', sample: 'film', table: 'banners', topic: 'banners' } as const;

/** Banners, and the videos of Hot News, which are banners of a group of their own [S1-158]. */
export const bannerActions = [
  defineAction({
    name: 'banner list',
    reads: true,
    summary: 'every banner with its group and link',
    run: async ({ db }) => {
      const rows = await db.selectFrom('banners').selectAll().orderBy('group_name').orderBy('sort_order').execute();
      return rows.map((row) => [
        row.id,
        writeCode(groupCodes, row.group_name),
        writeSwitch(row.active),
        row.title_pt,
        row.linkage,
      ]);
    },
  }),
  writing(banners, {
    summary: 'add a banner or change the given parts; in the group m_hotnews the link is a video',
    example:
      '--group m_hotnews --picture /art/b/mar.svg --link https://youtu.be/aqz-KE-bpKQ --title-pt Filme --title-en Film',
    parts: {
      group_name: option(codeOf(groupCodes), { name: 'group' }),
      url: option(v.pipe(Text, v.regex(/^\/[\w./-]+$/, '--picture is a path of this site, such as /art/b/mar.svg.')), {
        name: 'picture',
        shown: '/art/b/mar.svg',
      }),
      linkage: option(Address('--link'), { name: 'link', shown: '/m/…' }),
      title_pt: Text,
      title_en: Text,
      eyebrow_pt: More,
      eyebrow_en: More,
      text_pt: More,
      text_en: More,
      action_pt: More,
      action_en: More,
      sort_order: Order,
    },
    fresh: { ...more, active: flag(true) },
  }),
  ...onAndOff(banners, { on: 'show a banner', off: 'hide a banner' }),
  removal(banners),
];
