import { beginReads } from '#src/components/kit/begin-reads.ts';
import { lobbyCode } from '#src/contract/core/game-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { vendorSortingResource } from '#src/state/lobby/vendors.ts';
import {
  lastNumbersResource,
  lotteriesResource,
  lotteryMenuResource,
  openedResource,
  popularLotteriesResource,
} from './lottery.resource.ts';
import type { readLotterySearch } from './lottery.search.ts';

type Search = ReturnType<typeof readLotterySearch>;

/** Loads the centre. */
export function loadLotteries(store: Store): Promise<void> {
  const params = { language: store.get(languageAtom) };
  return beginReads(
    lotteriesResource.ensure(store, params),
    popularLotteriesResource.ensure(store, params),
    lastNumbersResource.ensure(store, params),
    vendorSortingResource.ensure(store, undefined),
  );
}

/** Loads one lottery, or the lotteries of a vendor's lobby; nothing without a code. */
export async function loadLottery(store: Store, { vendor, code, prize_mode: prizeMode }: Search): Promise<void> {
  if (!vendor || !code) return;
  if (code === lobbyCode) {
    const lotteries = lotteriesResource.ensure(store, { vendor, prizeMode, language: store.get(languageAtom) });
    return beginReads(lotteries, vendorSortingResource.ensure(store, undefined));
  }
  await beginReads(lotteryMenuResource.ensure(store, { vendor, code, prizeMode, language: store.get(languageAtom) }));
}

/** Loads the draws of one lottery; nothing without a lottery. */
export async function loadOpened(store: Store, { vendor, code, page = 1 }: Search): Promise<void> {
  if (!vendor || !code) return;
  await beginReads(openedResource.ensure(store, { vendor, code, pageNo: page, language: store.get(languageAtom) }));
}
