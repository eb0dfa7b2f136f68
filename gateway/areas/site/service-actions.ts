import * as v from 'valibot';
import { contactAddress } from '#src/contract/core/contact-address.ts';
import { defineAction } from '#gateway/actions/define-action.ts';
import { explained } from '#gateway/actions/codes.ts';
import { option, Order, Text } from '#gateway/actions/inputs.ts';
import { removal, writing } from '#gateway/actions/row-actions.ts';
import { openServicePath, obfuscateServicePath } from './service-path.ts';

const Address = v.pipe(
  Text,
  v.check(
    (url) => contactAddress(url) !== undefined && !/^http:/i.test(url),
    '--url begins with https:, tel:, mailto: or a messenger such as tg:.',
  ),
);

const typeCodes = {
  LIVECHAT: 'live chat; inside the app where the site has one. A number may follow: LIVECHAT 1',
  TELEGRAM: 'Telegram, or another messenger',
  EMAIL: 'an e-mail address, mailto:help@example.com; visitors without an account reach you by it',
  PHONE: 'a telephone number, tel:+551140028922',
};

const entries = {
  thing: 'link',
  sample: 'telegram',
  table: 'service_entries',
  topic: 'status',
  group: 'service',
} as const;

/** The contacts in the customer-service menu [S1-202, S1-209]. */
export const serviceActions = [
  defineAction({
    name: 'service list',
    reads: true,
    summary: 'the links of the customer-service menu, in its order',
    run: async ({ db }) => {
      const rows = await db.selectFrom('service_entries').selectAll().orderBy('sort_order').orderBy('id').execute();
      return rows.map((row) => [row.id, row.cs_type, row.title_pt, row.title_en, openServicePath(row.path)]);
    },
  }),
  writing(entries, {
    summary: 'add a link or change the given parts; LIVECHAT, TELEGRAM and so on; https, tel: or a messenger',
    example: '--type TELEGRAM --title-pt Telegram --title-en Telegram --url https://t.me/mare',
    parts: {
      cs_type: option(explained(Text, typeCodes), { name: 'type' }),
      title_pt: Text,
      title_en: Text,
      url: Address,
      sort_order: Order,
    },
    columns: (_context, { url, ...columns }, old) => {
      if (url === undefined) return columns;
      return { ...columns, path: old && openServicePath(old.path) === url ? old.path : obfuscateServicePath(url) };
    },
  }),
  removal(entries),
];
