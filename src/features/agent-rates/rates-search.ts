/** The rates page by its address: an agent whose rates are set, or the history, or the list. */
export type RatesSearch = { readonly account?: string | undefined; readonly view?: 'history' | undefined };

/** Reads the search of the page; what is no name is left out. */
export const readRatesSearch = ({ account, view }: Record<string, unknown>): RatesSearch => ({
  account: typeof account === 'string' && /^[\w.-]{1,64}$/.test(account) ? account : undefined,
  view: view === 'history' ? view : undefined,
});
