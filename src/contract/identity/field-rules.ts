import { emailRule } from '#src/contract/core/contact-address.ts';
import { isVisible } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';

/** Kinds of characters that a text may have to contain. */
const kinds = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, digit: /\d/, symbol: /[^\p{L}\p{M}\p{N}\s]/u } as const;
const characterKinds = Object.keys(kinds) as CharacterKind[];
export type CharacterKind = keyof typeof kinds;

/** Whether a text contains a character of a kind. */
export const hasKind = (text: string, kind: CharacterKind): boolean => kinds[kind].test(text);

const Bound = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * What a text that was typed has to be, as data [S1-350]. `len`, `min` and `max` count characters, of an `integer` its value.
 * `pattern` is a regular expression, `kinds` are characters that it needs; `whitespace`: white space alone, or what shows nothing, is nothing.
 */
export const FieldRule = v.object({
  required: v.optional(v.boolean(), false),
  type: v.optional(v.picklist(['string', 'integer', 'email']), 'string'),
  len: v.exactOptional(Bound),
  min: v.exactOptional(Bound),
  max: v.exactOptional(Bound),
  enum: v.exactOptional(v.array(v.string())),
  pattern: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  kinds: v.exactOptional(v.array(v.picklist(characterKinds))),
  whitespace: v.optional(v.boolean(), false),
});
export type FieldRule = v.InferOutput<typeof FieldRule>;

/** Errors of a field: a single bound is `min` or `max`, two bounds are a `range` [S2-178]. */
export type RuleError = 'required' | 'whitespace' | 'type' | 'len' | 'min' | 'max' | 'range' | 'enum' | 'pattern';

/** The longest e-mail address, whatever a rule says [S2-176]. */
const emailLength = 255;

/** Control characters, lone surrogates, and characters that change the direction of a line: no keyboard writes them. */
const unwritable = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const types: Record<FieldRule['type'], (text: string) => boolean> = {
  string: (text) => !unwritable.test(text),
  integer: (text) => /^-?\d{1,15}$/.test(text),
  email: (text) => emailRule.test(text) && !unwritable.test(text),
};

/** Number of characters as a reader counts them: a surrogate pair is one [S2-177]. */
export const countCharacters = (text: string): number => Array.from(text).length;

/** Every error of a value of any type. An empty value is an error only where a value is required [S2-167]. */
export function checkField(rule: FieldRule, value: unknown): RuleError[] {
  if (value === undefined || value === null || value === '') return rule.required ? ['required'] : [];
  if (typeof value !== 'string') return ['type'];
  if (rule.whitespace && !isVisible(value)) return ['whitespace'];
  const bound = checkBounds(rule, value);
  // A pattern may take unbounded time on a long text.
  if (value.length > longest) return [bound ?? 'max'];
  const wrong: (RuleError | false | undefined)[] = [
    !types[rule.type](value) && 'type',
    bound,
    rule.enum && !rule.enum.includes(value) && 'enum',
    !fits(rule, value) && 'pattern',
  ];
  return wrong.filter((error) => error !== undefined && error !== false);
}

/** Maximum length of any field in UTF-16 units. */
const longest = 512;

function checkBounds({ type, len, min, max }: FieldRule, text: string): RuleError | undefined {
  const size = type === 'integer' ? Number(text) : countCharacters(text);
  if (type === 'email' && size > emailLength) return 'max';
  if (len !== undefined && size !== len) return 'len';
  const low = min !== undefined && size < min;
  const high = max !== undefined && size > max;
  if (!low && !high) return undefined;
  if (min !== undefined && max !== undefined) return 'range';
  return low ? 'min' : 'max';
}

function fits({ pattern, kinds: needed = [] }: FieldRule, text: string): boolean {
  const expression = pattern === undefined ? undefined : readPattern(pattern);
  return (expression?.test(text) ?? true) && needed.every((kind) => hasKind(text, kind));
}

/** A pattern that this engine supports; another one is left to the gateway. */
function readPattern(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}
