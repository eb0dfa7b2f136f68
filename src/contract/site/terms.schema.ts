import * as v from 'valibot';
import { WireLanguage } from '#src/contract/core/wire.ts';

/** Kinds of terms: for a new account, for using the site, for logging in. */
export const termsKinds = ['register', 'user', 'login'] as const;
export type TermsKind = (typeof termsKinds)[number];

/** `content` is HTML; `updatedAt` in epoch milliseconds. */
export const Terms = v.object({ title: v.string(), content: v.string(), updatedAt: v.number() });
export type Terms = v.InferOutput<typeof Terms>;

/** Requests and answers of the calls of terms. */
export const schemas = {
  terms: {
    query: v.object({ kind: v.picklist(termsKinds), language: v.optional(WireLanguage, 'pt') }),
    value: v.nullable(Terms),
  },
};
