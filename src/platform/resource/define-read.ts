import type * as v from 'valibot';
import type { Call, CallQuery, CallValue } from '#src/contract/call.ts';
import { defineResource, type LoadContext, type Persist, type Resource, type Store } from './resource.ts';
import type { ReadRequest } from './slot.ts';

/** What every declared read says. */
export type Declared<C extends Call, P> = {
  name: string;
  /** Imports the call: no contract is part of the first route. */
  call: () => Promise<C>;
  /** The call's own, said again because it is needed before the call's code has come; another one does not compile. */
  access: NoInfer<C['access']>;
  /** What tells one value from another; the parameters themselves when left out. */
  key?: (params: P) => string;
  /** Milliseconds that a value counts as fresh; 0: every `ensure` reads again. */
  freshFor: number;
};
export type Dehydrates<T> = {
  /** Present: the value stands in the rendered document, all of it, or as much as this answers. */
  dehydrate?: true | ((value: NoInfer<T>) => NoInfer<T>);
};

export type Read<P, T> = Resource<P, T> & {
  /** What the value is read with. */
  readonly request: (params: P) => Promise<ReadRequest>;
};

/** A read of one call: what it is asked with, and what of its answer is wanted (all of it when `pick` is left out). */
export function defineRead<C extends Call, P = void, T = CallValue<C>>({
  query,
  pick,
  persist,
  ...declared
}: Declared<C, P> &
  Dehydrates<T> & {
    query: (params: P) => CallQuery<C>;
    pick?: (value: CallValue<C>, store: Store) => T;
    /** As with every resource; the schema is the call's own unless it is told. */
    persist?: Omit<Persist<T>, 'schema'> & Partial<Pick<Persist<T>, 'schema'>>;
  }): Read<P, T> {
  const { call } = declared;
  // Without `pick` the value is the call's, which T then is.
  const picked = (value: CallValue<C>, store: Store) => (pick ? pick(value, store) : (value as unknown as T));
  const schema = async () => (await call()).value as v.GenericSchema<unknown, T>;
  const request = async (params: P) => ({ call: await call(), query: query(params) });
  const resource = defineResource<P, T>({
    ...declared,
    request,
    ...(persist && { persist: { schema, ...persist } }),
    load: async (params, { ask, store }) => picked(await ask(await call(), query(params)), store),
  });
  return { ...resource, request };
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
    persist?: Persist<T>;
  }): Resource<P, T> {
  return defineResource<P, T>({
    ...declared,
    load: async (params, context) => {
      const call = await declared.call();
      return load((query) => context.ask(call, query), params, context);
    },
  });
}
