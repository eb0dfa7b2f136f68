import * as v from 'valibot';

/** An integer in a query string: takes up to 14 digits or a number, answers a number in [min, max]. */
export const wireInteger = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,14}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** A time in epoch milliseconds, as sent in a query. */
export const wireTime = wireInteger(0, 99_999_999_999_999);

/** A short printable code such as a vendor, a game or a merchant. */
export const Code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));

/**
 * The token field of the payloads, for `VITE_TOKEN_TRANSPORT=payload` [S1-401]. Addresses end up in logs: in a query it is used
 * only where the requirements name it, in favourites, announcements and contract requests.
 */
export const TokenField = v.optional(v.pipe(v.string(), v.maxLength(2048)));

export const Language = v.picklist(['pt', 'en']);
export type Language = v.InferOutput<typeof Language>;

/** The language as sent: any case, and region suffixes such as pt-BR, are accepted. */
export const WireLanguage = v.pipe(
  v.string(),
  v.maxLength(12),
  v.transform((text): Language => (text.toLowerCase().startsWith('en') ? 'en' : 'pt')),
);
