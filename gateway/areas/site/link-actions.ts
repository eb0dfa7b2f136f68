import { Resource } from '#src/contract/system.ts';
import { isLinkage } from '#src/contract/announcements.ts';
import {
  change,
  changeOne,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  readOrder,
} from '#gateway/actions/command.ts';

/** What the tasks' page is has a command of its own. */
const types = Resource.entries.resourceType.options.filter((type) => type !== 'TASK');
type LinkType = (typeof types)[number];
/** These may be pages or files of this site. */
const own: readonly LinkType[] = ['MOBILECONFIG', 'SPEEDTEST'];

/** The links to shops, messengers and downloads [S1-264]. */
export const linkCommands: readonly Command[] = [
  {
    name: 'link list',
    reads: true,
    help: 'the links to shops, messengers and downloads',
    run: async ({ db }) => {
      const rows = await db
        .selectFrom('resources')
        .selectAll()
        .where('resource_type', 'in', types)
        .orderBy('sort_order')
        .execute();
      return rows.map((row) => [row.resource_type, row.url]);
    },
  },
  {
    name: 'link set',
    takes: '<type> <url>',
    help: `write a link: ${types.join(', ')}; https, of ${own.join(' and ')} also a path of this site`,
    flags: '[--order 10]',
    run: setLink,
  },
  {
    name: 'link remove',
    takes: '<type>',
    help: 'take a link away for good',
    asks: ([type]) => `The link ${type} is removed for good. Go on?`,
    run: async (operator, [word]) => {
      const type = readType(word);
      await changeOne(operator, 'status', `link ${type}`, (trx) =>
        trx.deleteFrom('resources').where('resource_type', '=', type).executeTakeFirst(),
      );
      return `removed ${type}`;
    },
  },
];

async function setLink(operator: Operator, [word, url = '']: readonly string[], options: Options) {
  const type = readType(word);
  const here = own.includes(type);
  if (!isLinkage(url) || !(url.startsWith('https://') || (here && url.startsWith('/'))))
    throw new OperatorError(`A link begins with https:${here ? ', or is a path of this site' : ''}.`);
  await change(operator, 'status', async (trx) => {
    const old = await trx.selectFrom('resources').selectAll().where('resource_type', '=', type).executeTakeFirst();
    const link = { url, sort_order: readOrder(options, old?.sort_order) };
    await trx
      .insertInto('resources')
      .values({ resource_type: type, ...link })
      .onConflict((conflict) => conflict.column('resource_type').doUpdateSet(link))
      .execute();
  });
  return `${type} leads to ${url}`;
}

function readType(word = ''): LinkType {
  const type = types.find((known) => known === word);
  if (type) return type;
  throw new OperatorError(`A link is one of ${types.join(', ')}.`);
}
