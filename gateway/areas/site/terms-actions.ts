import * as v from 'valibot';
import { type TermsKind, termsKinds } from '#src/contract/site/terms.schema.ts';
import { type ActionContext, defineAction, OperatorError } from '#gateway/actions/define-action.ts';
import { codeOf } from '#gateway/actions/codes.ts';
import { Html, Text, word } from '#gateway/actions/inputs.ts';
import { allParts, partsOf } from '#gateway/actions/parts.ts';
import { printTime } from '#gateway/actions/print.ts';

const kindCodes = {
  register: 'for a new account',
  user: 'for using the site',
  login: 'for signing in',
} as const satisfies Record<TermsKind, string>;

const Kind = word(codeOf(kindCodes, `A legal text is one of ${termsKinds.join(', ')}.`));
const parts = { title_pt: Text, title_en: Text, content_pt: Html, content_en: Html };

/** The merchant's legal texts. */
export const termsActions = [
  defineAction({
    name: 'terms list',
    reads: true,
    summary: 'the legal texts, and the last change of each',
    run: async ({ db }) => {
      const rows = await db.selectFrom('terms').selectAll().orderBy('kind').execute();
      return rows.map((row) => [row.kind, printTime(row.updated_at), row.title_pt, kindCodes[row.kind as TermsKind]]);
    },
  }),
  defineAction({
    name: 'terms show',
    reads: true,
    examples: ['terms show user'],
    summary: 'a legal text in both languages, as HTML',
    input: v.object({ kind: Kind }),
    run: async (context, { kind }) => {
      const row = await findTerms(context, kind);
      if (!row) throw new OperatorError(`Nothing has been written for ${kind}.`);
      const { title_pt, title_en, content_pt, content_en } = row;
      return [
        [`title-pt: ${title_pt}`],
        [`title-en: ${title_en}`],
        [`content-pt: ${content_pt}`],
        [`content-en: ${content_en}`],
      ];
    },
  }),
  defineAction({
    name: 'terms set',
    examples: ['terms set user --title-pt "Termos de uso"'],
    summary: 'change the given parts of a legal text; contents are HTML',
    input: partsOf({ kind: Kind }, parts),
    changes: ['terms'],
    run: async (context, { kind, ...given }) => {
      const old = await findTerms(context, kind);
      const texts = old ? { ...old, ...given } : allParts(parts, given);
      const row = { ...texts, kind, updated_at: context.clock() };
      await context.db
        .insertInto('terms')
        .values(row)
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
        .execute();
      return `wrote ${kind}`;
    },
  }),
];

const findTerms = ({ db }: Pick<ActionContext, 'db'>, kind: TermsKind) =>
  db.selectFrom('terms').selectAll().where('kind', '=', kind).executeTakeFirst();
