import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { feedbackTypes } from '#src/contract/account/feedback.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { Id, option, Text, waitingOrAll } from '#gateway/actions/inputs.ts';
import { oneLine, printTime } from '#gateway/actions/print.ts';
import { savePictures } from '#gateway/actions/save-pictures.ts';
import type { Waiting } from '#gateway/actions/waiting.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { notifyMember } from '../notify/inbox/notify-member.ts';
import { feedbackAnswered } from '../notify/push/account-messages.ts';

/** Maximum length of an answer; characters. */
const longestAnswer = 1000;
const mostListed = 50;

const AnswerText = v.pipe(Text, v.maxLength(longestAnswer, `An answer has at most ${longestAnswer} characters.`));

/** Members' feedback and its answers. */
export const feedbackActions = [
  defineAction({
    name: 'feedback list',
    reads: true,
    examples: ['feedback list', 'feedback list --all'],
    summary: 'unanswered feedback, oldest first',
    input: waitingOrAll,
    run: listFeedback,
  }),
  defineAction({
    name: 'feedback show',
    reads: true,
    examples: ['feedback show 0mhxfaj7k --pictures fotos'],
    summary: 'one feedback; saves its pictures to a folder as JPEG files',
    input: v.object({ id: Id, pictures: v.exactOptional(option(v.string(), { shown: 'FOLDER' })) }),
    run: showFeedback,
  }),
  defineAction({
    name: 'feedback answer',
    examples: ['feedback answer 0mhxfaj7k --text "Obrigado, vamos corrigir."'],
    summary: 'answer it, or replace the answer; the member is notified',
    input: v.object({ id: Id, text: AnswerText }),
    run: answerFeedback,
  }),
];

/** Unanswered feedback. */
export const unansweredFeedback: Waiting = {
  thing: 'feedback',
  next: 'feedback show',
  query: (db, merchant) =>
    feedbackOf(db, merchant)
      .where('answered_at', 'is', null)
      .select(['feedback.created_at as at', 'members.account as who', 'feedback.id']),
};

async function listFeedback({ db, merchant }: ActionContext, { all }: { all: boolean }) {
  const rows = await feedbackOf(db, merchant)
    .select(['feedback.id', 'members.account', 'feedback.type', 'content', 'feedback.created_at', 'answered_at'])
    .$if(!all, (query) => query.where('answered_at', 'is', null))
    .orderBy('feedback.created_at', all ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nothing is waiting for an answer.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.account,
    typeName(row.type),
    row.answered_at === null ? 'waits' : 'answered',
    oneLine(row.content),
  ]);
}

async function showFeedback(context: ActionContext, { id, pictures: folder }: { id: string; pictures?: string }) {
  const row = await findFeedback(context, id);
  const pictures = await context.db
    .selectFrom('pictures')
    .select('image')
    .where('feedback_id', '=', row.id)
    .orderBy('place')
    .execute();
  const images = pictures.map(({ image }) => image);
  const saved = folder === undefined ? [] : await savePictures(folder, row.id, images);
  return [
    ['from', `${row.account}, ${printTime(row.created_at)}`],
    ['about', typeName(row.type)],
    ['text', oneLine(row.content)],
    ['pictures', saved.length > 0 ? saved.join(', ') : pictures.length],
    [
      'answer',
      row.answered_at === null
        ? 'none yet'
        : `${oneLine(row.answer)} (${row.answered_by}, ${printTime(row.answered_at)})`,
    ],
  ];
}

async function answerFeedback(context: ActionContext, { id, text }: { id: string; text: string }) {
  const row = await findFeedback(context, id);
  const now = context.clock();
  await context.db
    .updateTable('feedback')
    .set({ answer: text, answered_at: now, answered_by: context.by })
    .where('id', '=', id)
    .execute();
  await notifyMember(context.db, { memberId: row.member_id }, feedbackAnswered, now);
  return `answered ${row.account}`;
}

async function findFeedback({ db, merchant }: ActionContext, id: string) {
  const row = await feedbackOf(db, merchant)
    .selectAll('feedback')
    .select('members.account')
    .where('feedback.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no feedback ${id}.`);
  return row;
}

const feedbackOf = (db: Kysely<Tables>, merchant: string) =>
  db
    .selectFrom('feedback')
    .innerJoin('members', 'members.id', 'feedback.member_id')
    .where('members.merchant_code', '=', merchant);

const typeName = (code: number): string =>
  Object.entries(feedbackTypes).find(([, type]) => type === code)?.[0] ?? String(code);
