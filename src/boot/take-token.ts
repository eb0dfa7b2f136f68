/** Removes a sign-in code from the address before anything is fetched or recorded with it [S1-339]; undefined without one. */
export function takeToken(): string | undefined {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token === null) return undefined;
  query.delete('token');
  const rest = String(query);
  history.replaceState(null, '', location.pathname + (rest && `?${rest}`) + location.hash);
  return token;
}
