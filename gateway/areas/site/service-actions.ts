import { contactAddress } from '#src/contract/contact-address.ts';
import { sealServicePath } from './service-path.ts';
import { openServicePath } from './open-service-path.ts';
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
} from '#gateway/actions/command.ts';
import { removal } from '#gateway/actions/row-commands.ts';

/** The ways to the service that the customer-service menu lists [S1-202, S1-209]. */
export const serviceCommands: readonly Command[] = [
  {
    name: 'service list',
    reads: true,
    help: 'the links of the customer-service menu, in its order',
    run: async ({ db }) => {
      const rows = await db.selectFrom('service_entries').selectAll().orderBy('sort_order').orderBy('id').execute();
      return rows.map((row) => [row.id, row.cs_type, row.title_pt, row.title_en, openServicePath(row.path)]);
    },
  },
  {
    name: 'service set',
    takes: '<id>',
    help: 'write a link, or the parts of it that are given; LIVECHAT, TELEGRAM and so on; https, tel: or a messenger',
    flags: '[--type …] [--title-pt …] [--title-en …] [--url …] [--order 10]',
    run: setEntry,
  },
  removal('service', 'status', 'link', (trx, id) =>
    trx.deleteFrom('service_entries').where('id', '=', id).executeTakeFirst(),
  ),
];

/** A link that is new needs all its parts but the order. */
async function setEntry(operator: Operator, [word = '']: readonly string[], options: Options) {
  const id = readId(word, 'A link');
  refuseNothing(options);
  await change(operator, 'status', async (trx) => {
    const old = await trx.selectFrom('service_entries').selectAll().where('id', '=', id).executeTakeFirst();
    const before = old && { ...old, type: old.cs_type, url: openServicePath(old.path) };
    const { type, url, ...titles } = readTexts(options, ['type', 'title_pt', 'title_en', 'url'], before);
    if (!contactAddress(url))
      throw new OperatorError('--url begins with https:, tel:, mailto: or a messenger such as tg:.');
    const entry = {
      ...titles,
      cs_type: type,
      path: old && before?.url === url ? old.path : sealServicePath(url),
      sort_order: readOrder(options, old?.sort_order),
    };
    await trx
      .insertInto('service_entries')
      .values({ id, ...entry })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(entry))
      .execute();
  });
  return `wrote ${id}`;
}
