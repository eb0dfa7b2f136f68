import * as v from 'valibot';
import { type PushKind as Kind, ScreenPath } from '#src/contract/notify/push.schema.ts';
import { countRows } from '#gateway/actions/count-rows.ts';
import { type ActionContext, defineAction } from '#gateway/actions/define-action.ts';
import { findMember } from '#gateway/actions/find-member.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { Account, option, Text } from '#gateway/actions/inputs.ts';
import { enqueuePush } from './enqueue.ts';

/** Kinds of messages; a member can switch each off. */
export const kindCodes = {
  account: 'the account: credits, answers',
  safety: 'sign-ins and changed passwords',
  promotions: 'promotions, for those who want them',
} as const satisfies Record<Kind, string>;

const Title = v.pipe(Text, v.maxLength(100));
const Body = v.pipe(Text, v.maxLength(300));
const message = {
  title_pt: Title,
  title_en: Title,
  body_pt: Body,
  body_en: Body,
  path: v.optional(
    option(v.message(ScreenPath, 'A path is one of the app, such as /m/activity.'), { shown: '/m/…' }),
    '/m/home',
  ),
};
type Message = v.InferOutput<v.ObjectSchema<typeof message, undefined>>;

/** Messages to members' devices; a running gateway sends them. */
export const pushActions = [
  defineAction({
    name: 'push member',
    examples: ['push member marina.costa --title-pt Aviso --title-en Notice --body-pt Olá --body-en Hello'],
    summary: 'notify one member on every device that accepts the kind',
    input: v.object({
      account: Account,
      ...message,
      kind: v.optional(codeOf(kindCodes, 'A kind is account, safety or promotions.'), 'account'),
    }),
    run: async (context, { account, kind, ...written }) => {
      const member = await findMember(context, account);
      return send(context, { memberId: member.id }, kind, written);
    },
  }),
  defineAction({
    name: 'push all',
    examples: [
      'push all --title-pt Novidade --title-en News --body-pt "Veja as promoções" --body-en "See the promotions" --path /m/promotion',
    ],
    summary: 'notify every member who accepts promotions',
    input: v.object(message),
    asks: () => 'Every device of members who accept promotions is notified. Continue?',
    run: (context, written) => send(context, { merchant: context.merchant }, 'promotions', written),
  }),
  defineAction({
    name: 'push status',
    reads: true,
    summary: 'the number of subscribed devices and of pending messages',
    run: async ({ db }) => [
      ['devices', await countRows(db, 'push_subscriptions')],
      ['waiting', await countRows(db, 'push_deliveries')],
    ],
  }),
];

async function send(
  { db, clock }: ActionContext,
  audience: Parameters<typeof enqueuePush>[1],
  kind: Kind,
  { title_pt, title_en, body_pt, body_en, path }: Message,
) {
  const texts = { title: { pt: title_pt, en: title_en }, body: { pt: body_pt, en: body_en } };
  const devices = await enqueuePush(db, audience, { kind, path, ...texts }, clock());
  return devices === 0 ? 'no device takes this' : `on its way to ${devices} ${devices === 1 ? 'device' : 'devices'}`;
}
