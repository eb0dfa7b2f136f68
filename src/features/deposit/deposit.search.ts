/** The deposit that the page shows, by its id; without one it begins another. */
export const readDepositSearch = ({ id }: Record<string, unknown>): { id?: string | undefined } => ({
  id: typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined,
});
