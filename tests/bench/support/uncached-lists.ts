/** Number of lists of `uncachedList`: far more than the gateway caches (1,000), so that none is cached. */
const count = 10_000;

/** The `index`th of 10,000 different requests for a full page of 25 games. */
export function uncachedList(index: number): string {
  let rest = index % count;
  const take = (choices: number) => {
    const choice = rest % choices;
    rest = Math.floor(rest / choices);
    return choice;
  };
  const fields = {
    merchant: 'mare',
    platform: 'html5',
    pageNo: 1 + take(25),
    minLine: 1 + take(20),
    clientType: take(10),
    language: take(2) === 0 ? 'pt' : 'en',
  };
  return `/wps/relay/GCSGAME_gameList?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`;
}
