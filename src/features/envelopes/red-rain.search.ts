/** `take`: an agent who is a member, too, looks at the rains of their own agent. */
export type RedRainSearch = { take?: true };

/** Reads the search parameters of /m/redRain. */
export const readRedRainSearch = (search: Record<string, unknown>): RedRainSearch =>
  search['take'] === true || search['take'] === 'true' ? { take: true } : {};
