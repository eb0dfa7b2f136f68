import * as v from 'valibot';

/** Codes of one kind, each with its meaning, for help and answers. */
export type Codes = Readonly<Record<string, string>>;

/** The input of an action: an object, whose fields an operator types. */
export type Input = v.GenericSchema & { readonly entries: v.ObjectEntries };

/** An input as a command line or a form has it, by the keys of its fields. */
export type Given = Readonly<Record<string, string | boolean | readonly string[]>>;

/**
 * How a field is typed. `name` is the option's name where it differs from its key, `shown` the placeholder of its value in the help.
 * An option that is `joined` to the one before shares its brackets: `[--until … | --hours …]`. A `word` is a positional argument; it may be
 * the account name `ofMember`. `codes` explain values; a `html` text is sanitised where it is shown, and may be read from a file; a `time` has the
 * forms of gateway/actions/time.ts.
 */
export type Typed = {
  readonly name?: string;
  readonly shown?: string;
  readonly joined?: ' ' | ' | ';
  readonly word?: true;
  readonly ofMember?: true;
  readonly codes?: Codes;
  readonly html?: true;
  readonly time?: true;
};

/**
 * One field. A `word` is positional, an `option` is `--name …`, a `flag` is `--name` alone. `shown` is the placeholder of
 * the value in the help, `values` lists the allowed ones where they are few; `several` words are a list.
 */
export type Field = {
  readonly key: string;
  readonly kind: 'word' | 'option' | 'flag';
  readonly name: string;
  readonly shown: string;
  readonly needed: boolean;
  readonly several: boolean;
  readonly values: readonly string[];
  readonly joined: string | undefined;
  /** The word is a member's account name: what is done concerns them. */
  readonly ofMember: boolean;
  readonly codes: Codes;
  readonly html: boolean;
  readonly time: boolean;
};

/** The fields of an input in the order in which they are described. */
export const fieldsOf = (input: Input): readonly Field[] =>
  Object.entries(input.entries).map(([key, schema]) => fieldOf(key, schema as v.GenericSchema));

function fieldOf(key: string, schema: v.GenericSchema): Field {
  const inner = unwrap(schema);
  const { word, name, shown, joined, ofMember, codes = {}, html, time } = v.getMetadata(inner) as Typed;
  const values = inner.type === 'picklist' && 'options' in inner ? (inner.options as readonly string[]) : [];
  return {
    key,
    kind: word ? 'word' : inner.type === 'boolean' ? 'flag' : 'option',
    name: name ?? key.replaceAll('_', '-'),
    shown: shown ?? (values.length > 0 ? values.join('|') : '…'),
    needed: inner === schema,
    several: inner.type === 'array',
    values,
    joined,
    ofMember: ofMember === true,
    codes,
    html: html === true,
    time: time === true,
  };
}

const unwrap = (schema: v.GenericSchema): v.GenericSchema =>
  /^(exact_)?optional$/.test(schema.type) && 'wrapped' in schema ? unwrap(schema.wrapped as v.GenericSchema) : schema;

/** Parses the arguments. Returns the input, or an error: the schema's message, or one about the field. */
export function readInput<I extends Input>(input: I, given: Given): { value: v.InferOutput<I> } | { refusal: string } {
  const parsed = v.safeParse(input, given, { message: '' });
  if (parsed.success) return { value: parsed.output };
  const [issue] = parsed.issues;
  const field = fieldsOf(input).find(({ key }) => key === issue.path?.[0].key);
  return { refusal: issue.message || (field ? refusalOf(field, issue) : 'That is not understood.') };
}

function refusalOf({ kind, name, shown, values }: Field, { input, type, requirement }: v.BaseIssue<unknown>): string {
  const said = kind === 'word' ? shown : `--${name}`;
  const isExample = kind === 'option' && shown !== '…' && values.length === 0;
  if (input === undefined || type === 'non_empty')
    return `${said} is needed${isExample ? `, such as ${said} ${shown}` : values.length > 0 ? `: one of ${values.join(', ')}` : ''}.`;
  if (type === 'max_length') return `${said} is longer than ${String(requirement)} characters.`;
  if (type !== 'picklist') return `${said} cannot be ${String(input)}.`;
  return `${kind === 'word' ? 'Say' : `${said} is`} one of ${values.join(', ')}.`;
}
