import { type TermsKind, termsKinds } from '#src/contract/terms.ts';
import {
  change,
  type Command,
  type Operator,
  OperatorError,
  type Options,
  printTime,
  readTexts,
  refuseNothing,
} from '#gateway/actions/command.ts';

const parts = ['title_pt', 'title_en', 'content_pt', 'content_en'] as const;

/** The merchant's legal texts. */
export const termsCommands: readonly Command[] = [
  {
    name: 'terms list',
    reads: true,
    help: 'the legal texts, and when each was changed last',
    run: async ({ db }) => {
      const rows = await db.selectFrom('terms').selectAll().orderBy('kind').execute();
      return rows.map((row) => [row.kind, printTime(row.updated_at), row.title_pt]);
    },
  },
  {
    name: 'terms show',
    reads: true,
    takes: '<register|user|login>',
    help: 'a legal text in both languages, as HTML',
    run: async (operator, words) => {
      const row = await findTerms(operator, readKind(words));
      if (!row) throw new OperatorError(`Nothing has been written for ${words[0]}.`);
      return parts.map((part) => [`${part.replace('_', '-')}: ${row[part]}`]);
    },
  },
  {
    name: 'terms set',
    takes: '<register|user|login>',
    help: 'write a legal text, or the parts of it that are given; contents are HTML',
    flags: '[--title-pt …] [--title-en …] [--content-pt …] [--content-en …]',
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
  refuseNothing(options);
  await change(operator, 'terms', async (trx) => {
    const old = await findTerms({ db: trx }, kind);
    const row = { ...readTexts(options, parts, old), updated_at: operator.clock() };
    await trx
      .insertInto('terms')
      .values({ kind, ...row })
      .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
      .execute();
  });
  return `wrote ${kind}`;
}
