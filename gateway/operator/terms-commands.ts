import { type TermsKind, termsKinds } from '#src/contract/terms.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printRows,
  printTime,
  readPart,
} from './command.ts';

/** The merchant's legal texts. */
export const termsCommands: readonly Command[] = [
  {
    name: 'terms list',
    takes: '',
    help: 'the legal texts, and when each was changed last',
    run: async (operator) => {
      const rows = await operator.db.selectFrom('terms').selectAll().orderBy('kind').execute();
      printRows(
        operator,
        rows.map((row) => [row.kind, printTime(row.updated_at), row.title_pt]),
      );
    },
  },
  {
    name: 'terms show',
    takes: '<register|user|login>',
    help: 'a legal text in both languages, as HTML',
    run: async (operator, words) => {
      const row = await findTerms(operator, readKind(words));
      if (!row) throw new OperatorError(`Nothing has been written for ${words[0]}.`);
      operator.print(`title-pt: ${row.title_pt}`);
      operator.print(`title-en: ${row.title_en}`);
      operator.print(`content-pt: ${row.content_pt}`);
      operator.print(`content-en: ${row.content_en}`);
    },
  },
  {
    name: 'terms set',
    takes: '<register|user|login>',
    help: 'write a legal text, or the parts of it that are given; contents are HTML',
    flags: '[--title-pt …] [--title-en …] [--content-pt …] [--content-en …]',
    options: {
      'title-pt': { type: 'string' },
      'title-en': { type: 'string' },
      'content-pt': { type: 'string' },
      'content-en': { type: 'string' },
    },
    run: setTerms,
  },
];

const findTerms = ({ db }: Pick<Operator, 'db'>, kind: TermsKind) =>
  db.selectFrom('terms').selectAll().where('kind', '=', kind).executeTakeFirst();

function readKind([word]: readonly string[]): TermsKind {
  const kind = termsKinds.find((known) => known === word);
  if (kind) return kind;
  throw new OperatorError(`A legal text is one of ${termsKinds.join(', ')}.`);
}

/** A text that is new needs all its parts. */
async function setTerms(operator: Operator, words: readonly string[], options: Options) {
  const kind = readKind(words);
  if (Object.keys(options).every((name) => name === 'yes')) throw new OperatorError('Say what is to be written.');
  await change(operator, 'terms', async (trx) => {
    const old = await findTerms({ db: trx }, kind);
    const row = {
      title_pt: readPart(options, 'title-pt', old?.title_pt),
      title_en: readPart(options, 'title-en', old?.title_en),
      content_pt: readPart(options, 'content-pt', old?.content_pt),
      content_en: readPart(options, 'content-en', old?.content_en),
      updated_at: operator.clock(),
    };
    await trx
      .insertInto('terms')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
  });
  operator.print(`wrote ${kind}`);
}
