/** The thing that a page shows, by its id in the address; without one the page shows all of them. */
export const readIdSearch = ({ id }: Record<string, unknown>): { id?: string | undefined } => ({
  id: typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined,
});
