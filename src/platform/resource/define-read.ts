import type * as v from 'valibot';
import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery, CallValue, SchemasOf } from '#src/contract/call-types.ts';
import { defineResource, type LoadContext, type Resource, type Store } from './resource.ts';
import type { Persist } from './slot.ts';

/** Options of every declared read. */
export type Declared<C extends Call, P> = {
  name: string;
  call: C;
  /** Key of a value; by default the parameters. */
  key?: (params: P) => string;
  /** Milliseconds that a value counts as fresh; 0: every `ensure` reads again. */
  freshFor: number;
};
export type Dehydrates<T> = {
  /** If present, the value is part of the rendered document: all of it, or the part that this returns. */
  dehydrate?: true | ((value: NoInfer<T>) => NoInfer<T>);
};
/** As with every resource. */
export type Persists<C extends Call, T> = Omit<Persist<T>, 'schema' | 'pages'> & {
  schema?: (answer: SchemasOf<C>['value']) => v.GenericSchema<unknown, T>;
};

/** A read by one call: its request, and the part of its answer that is used (all of it without `pick`). */
export function defineRead<C extends Call, P = void, T = CallValue<C>>({
  query,
  pick,
  ...declared
}: Declared<C, P> &
  Dehydrates<T> & {
    query: (params: P) => CallQuery<C>;
    pick?: (value: CallValue<C>, store: Store) => T;
    persist?: Persists<C, NoInfer<T>>;
  }): Resource<P, T> {
  const { call } = declared;
  // Without `pick` the value is the call's, which is T.
  const picked = (value: CallValue<C>, store: Store) => (pick ? pick(value, store) : (value as unknown as T));
  return defineResource<P, T>({
    ...declared,
    access: call.access,
    request: (params) => ({ call, query: query(params) }),
    load: async (params, { ask, store }) => picked(await ask(call, query(params)), store),
  });
}

/** A value made of several answers of one call, such as all of its pages. */
export function defineJoinedRead<C extends Call, P, T>({
  load,
  ...declared
}: Declared<C, P> &
  Dehydrates<T> & {
    load: (
      ask: (query: CallQuery<C>) => Promise<CallValue<C>>,
      params: P,
      context: Pick<LoadContext, 'store'>,
    ) => Promise<T>;
    persist?: Persists<C, NoInfer<T>>;
  }): Resource<P, T> {
  const { call } = declared;
  return defineResource<P, T>({
    ...declared,
    access: call.access,
    load: (params, context) => load((query) => context.ask(call, query), params, context),
  });
}
