import { rateHistory, setTeamRates, teamRates } from '#src/contract/agents/rebates.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';

/** `account`: the beginning of a name. */
type Asked = { readonly account: string; readonly page: number };

/** The agent's own rates, and a page of those of the agents directly below. */
export const ratesResource = defineRead({
  name: 'team-rates',
  call: teamRates,
  query: ({ account, page }: Asked) => ({ account: account === '' ? undefined : account, pageNo: page }),
  key: (asked) => JSON.stringify(asked),
  freshFor: 0,
});

/** Changes of rates, the last first. */
export const historyResource = definePagedRead({
  name: 'rate-history',
  call: rateHistory,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ account, category, from }) => `${account} ${category} ${from}`,
  freshFor: 0,
});

/** Sets rates of an agent directly below, and shows them. */
export const saveRates = defineWrite({
  call: setTeamRates,
  changes: [ratesResource, historyResource],
  show: (store, row) =>
    ratesResource.updateAll(store, (rates) => ({
      ...rates,
      list: rates.list.map((one) => (one.account === row.account ? row : one)),
    })),
});
