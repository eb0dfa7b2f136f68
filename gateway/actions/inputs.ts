import * as v from 'valibot';
import { Amount, toMinor } from '#src/contract/core/amount.ts';
import { longestRemark } from '#src/contract/core/limits.ts';
import { characters } from '#src/contract/core/text-length.ts';
import { Code } from '#src/contract/core/wire.ts';
import type { Codes } from './fields.ts';
import { OperatorError } from './define-action.ts';
import type { Typed } from './fields.ts';

/** A field that is typed as a word: `<shown>`, in brackets where the schema is optional, with `…` where it is an array. */
export const word = <const S extends v.GenericSchema>(schema: S, shown?: string) =>
  v.pipe(schema, v.metadata({ word: true, shown }));

/** An option whose name is not that of its key, or with another text in the help than `…`. Every field that is no word is an option. */
export const option = <const S extends v.GenericSchema>(schema: S, typed: Typed) => v.pipe(schema, v.metadata(typed));

/** The word that is a member's account name. */
export const Account = v.pipe(v.string(), v.metadata({ word: true, shown: 'account', ofMember: true }));

/** The word that is the id of a row. */
export const Id = word(v.string(), 'id');

/** A text that says something, without the spaces around it. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** `on` → true, `off` → false. */
export const OnOff = v.pipe(
  v.picklist(['on', 'off'], ({ input }) => `Say on or off, not ${String(input)}.`),
  v.transform((said) => said === 'on'),
);

/** One of the names that there are, each with its line. */
export const nameIn = <const C extends Codes>(codes: C) => {
  const names = Object.keys(codes) as (keyof C & string)[];
  const refusal = ({ input }: { input: unknown }) => `There is no ${String(input)}; there are ${names.join(', ')}.`;
  return v.pipe(v.picklist(names, refusal), v.metadata({ codes } satisfies Typed));
};

/** An argument that is an id of the operator's choice, of a `thing` such as `banner`. */
export const idOf = (thing: string) => word(v.message(Code, `A ${thing} has an id of letters and digits.`), 'id');

/** A whole number in digits; `sentence` refuses every other text. */
export const whole = (least: number, most: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.check((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, sentence),
    v.transform(Number),
  );

/** An amount such as `5.00` → minor units within the bounds; `sentence` is the error for every other text. */
export const minor = (sentence: string, least = 1, most = Infinity) =>
  v.pipe(v.message(Amount, sentence), v.transform(toMinor), v.minValue(least, sentence), v.maxValue(most, sentence));

/** The place in a list, `--order 10`. */
export const Place = option(whole(0, 9999, '--order is a whole number up to 9999.'), { name: 'order', shown: '10' });

/** The same of a thing that is among the last while it is new. */
export const Order = v.optional(Place, '100');

/** A text that `read` reads, which throws OperatorError for any other. */
export const readBy = <T>(read: (text: string) => T) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, T>(({ dataset, addIssue, NEVER }) => {
      try {
        return read(dataset.value);
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        addIssue({ message: error.message });
        return NEVER;
      }
    }),
  );

/** The input of a list of things that wait; `--all` lists every one. */
export const waitingOrAll = v.object({ all: v.optional(v.boolean(), false) });

const ArtPath = v.pipe(
  v.string(),
  v.regex(/^\/art\/b\/[\w-]{1,60}\.svg$/, '--art is the path of a scene, such as /art/b/mar.svg.'),
);

/** The path of a picture on this site, `--art /art/b/mar.svg`; a new thing has a plain one. */
export const Art = v.optional(option(ArtPath, { shown: '/art/b/mar.svg' }), '/art/b/mare.svg');

/** The remark of a payment by hand [S2-175]. */
export const Remark = v.pipe(
  Text,
  v.check((text) => characters(text) <= longestRemark, `A reason has at most ${longestRemark} characters.`),
);

const longestReason = 300;

/** `--reason`, which the member reads. */
export const Reason = v.pipe(Text, v.maxLength(longestReason, `A reason has at most ${longestReason} characters.`));

/** HTML that members read: the app cleans it where it shows it (gateway/actions/html-warnings.ts). */
export const Html = v.pipe(Text, v.metadata({ html: true } satisfies Typed));

/** Refuses a time that has passed; `name` is the option's. */
export function refusePast(now: number, at: number | undefined, name: string): void {
  if (at !== undefined && at <= now) throw new OperatorError(`--${name} names a time that has passed.`);
}
