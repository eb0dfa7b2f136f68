import * as v from 'valibot';
import type { Resource } from '#src/contract/site/system.schema.ts';
import { defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { isAddress } from '#gateway/actions/address.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { Place, word } from '#gateway/actions/inputs.ts';
import { refuseNone } from '#gateway/actions/row-actions.ts';

/** The tasks' page has an action of its own. */
const typeCodes = {
  IOS: 'the app for iPhones, in a shop',
  Android: 'the app for Android, in a shop or as a file',
  MOBILECONFIG: 'the iOS profile',
  LINE: 'our account at LINE',
  TELEGRAM: 'our account at Telegram',
  SPEEDTEST: 'the speed test, on the login page',
} as const satisfies Record<Exclude<Resource['resourceType'], 'TASK'>, string>;
const types = Object.keys(typeCodes) as (keyof typeof typeCodes)[];
/** These may be pages or files of this site. */
const own: readonly string[] = ['MOBILECONFIG', 'SPEEDTEST'];

const type = word(codeOf(typeCodes, `A link is one of ${types.join(', ')}.`), 'type');

/** The links to shops, messengers and downloads [S1-264]. */
export const linkActions = [
  defineAction({
    name: 'link list',
    reads: true,
    summary: 'the links to shops, messengers and downloads',
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('resources')
        .selectAll()
        .where('resource_type', 'in', types)
        .orderBy('sort_order')
        .execute();
      return rows.map((row) => [row.resource_type, row.url, typeCodes[row.resource_type as keyof typeof typeCodes]]);
    },
  }),
  defineAction({
    name: 'link set',
    examples: ['link set LINE https://line.me/R/ti/p/@mare --order 40'],
    summary: `write a link: ${types.join(', ')}; https, of ${own.join(' and ')} also a path of this site`,
    input: v.object({ resource_type: type, url: word(v.string(), 'url'), sort_order: v.exactOptional(Place) }),
    changes: ['status'],
    run: async ({ db }, { resource_type, ...link }) => {
      const here = own.includes(resource_type);
      if (!isAddress(link.url) || (!here && link.url.startsWith('/')))
        throw new OperatorError(`A link begins with https:${here ? ', or is a path of this site' : ''}.`);
      await db
        .insertInto('resources')
        .values({ resource_type, sort_order: 100, ...link })
        .onConflict((conflict) => conflict.column('resource_type').doUpdateSet(link))
        .execute();
      return `${resource_type} leads to ${link.url}`;
    },
  }),
  defineAction({
    name: 'link remove',
    examples: ['link remove LINE'],
    summary: 'delete a link',
    input: v.object({ type }),
    changes: ['status'],
    asks: ({ type: named }) => `The link ${named} is deleted. Continue?`,
    run: async ({ db }, { type: named }) => {
      const result = await db.deleteFrom('resources').where('resource_type', '=', named).executeTakeFirst();
      refuseNone(result, `link ${named}`);
      return `removed ${named}`;
    },
  }),
];
