import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feedbackTypes } from '#src/contract/feedback.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { makeFolder } from '#gateway/process/make-folder.ts';
import { tellMember } from '../notify/inbox/tell-member.ts';
import { feedbackAnswered } from '../notify/push/account-messages.ts';
import {
  type Command,
  type Operator,
  OperatorError,
  oneLine,
  type Options,
  printTime,
  readText,
} from '#gateway/actions/command.ts';

/** The longest answer that a phone shows without being a letter; characters. */
const longestAnswer = 1000;
const mostListed = 50;

/** What members have written, and the answers to it. */
export const feedbackCommands: readonly Command[] = [
  {
    name: 'feedback list',
    reads: true,
    help: 'what members have written and nobody has answered, the oldest first',
    flags: '[--all]',
    run: listFeedback,
  },
  {
    name: 'feedback show',
    reads: true,
    takes: '<id>',
    help: 'one of them whole; its pictures go into a folder as JPEG files',
    flags: '[--pictures FOLDER]',
    run: showFeedback,
  },
  {
    name: 'feedback answer',
    takes: '<id>',
    help: 'answer it, or put another answer in the place of the first; the member is told',
    flags: '--text …',
    run: answerFeedback,
  },
];

async function listFeedback({ db, merchant }: Operator, _words: readonly string[], { all }: Options) {
  const rows = await feedbackOf(db, merchant)
    .select(['feedback.id', 'members.account', 'feedback.type', 'content', 'feedback.created_at', 'answered_at'])
    .$if(all !== true, (query) => query.where('answered_at', 'is', null))
    .orderBy('feedback.created_at', all === true ? 'desc' : 'asc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nobody waits for an answer.';
  return rows.map((row) => [
    row.id,
    printTime(row.created_at),
    row.account,
    typeName(row.type),
    row.answered_at === null ? 'waits' : 'answered',
    oneLine(row.content),
  ]);
}

async function showFeedback(operator: Operator, [id = '']: readonly string[], { pictures: folder }: Options) {
  const row = await findFeedback(operator, id);
  const pictures = await operator.db
    .selectFrom('pictures')
    .select('image')
    .where('feedback_id', '=', row.id)
    .orderBy('place')
    .execute();
  const saved = typeof folder === 'string' ? await saveAll(folder, row.id, pictures) : [];
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

async function saveAll(folder: string, id: string, pictures: readonly { image: Buffer }[]): Promise<string[]> {
  makeFolder(folder);
  const paths = pictures.map((_, place) => join(folder, `${id}-${place + 1}.jpg`));
  for (const [place, { image }] of pictures.entries()) await writeFile(paths[place] ?? '', image, { mode: 0o600 });
  return paths;
}

async function answerFeedback(operator: Operator, [id = '']: readonly string[], options: Options) {
  const answer = readText(options, 'text');
  if (answer.length > longestAnswer) throw new OperatorError(`An answer has at most ${longestAnswer} characters.`);
  const row = await findFeedback(operator, id);
  const now = operator.clock();
  await transact(operator.db, async (trx) => {
    await trx
      .updateTable('feedback')
      .set({ answer, answered_at: now, answered_by: operator.by })
      .where('id', '=', id)
      .execute();
    await tellMember(trx, { memberId: row.member_id }, feedbackAnswered, now);
  });
  return `answered ${row.account}`;
}

async function findFeedback({ db, merchant }: Operator, id: string) {
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
