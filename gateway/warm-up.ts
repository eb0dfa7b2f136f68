import { listAnnouncements } from '#src/contract/announcements.ts';
import type { Call, CallQuery } from '#src/contract/call.ts';
import { gameList, getVassGameType, hotGames } from '#src/contract/games.ts';
import { serverCategories } from '#src/contract/game-type.ts';
import { helpCentre } from '#src/contract/help.ts';
import { country, customerService, systemStatus, whiteLabel } from '#src/contract/system.ts';
import { rankList } from '#src/contract/winners.ts';
import type { App } from './http/app-env.ts';
import type { Gateway } from './context/gateway.ts';

/** After a change the buffers are made again this much later, and at most this often; milliseconds. */
const settleTime = 100;
const restTime = 1000;

type WarmUp = { readonly now: () => Promise<void>; readonly stop: () => void };

/**
 * Keeps the answers that every visit asks for ready before anybody asks: at the start and after each change the
 * application is asked for them in process, in the encodings that browsers accept.
 */
export function createWarmUp(gateway: Gateway, app: App): WarmUp {
  const addresses = hotAddresses(gateway.config.merchant);
  let timer: NodeJS.Timeout | undefined;
  let warmedAt = 0;
  const now = async () => {
    warmedAt = Date.now();
    for (const hot of addresses) {
      for (const encoding of ['br', 'gzip']) await app.request(hot, { headers: { 'Accept-Encoding': encoding } });
    }
  };
  const onChange = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        now().catch((error: unknown) => gateway.logger.warn({ err: error }, 'ready answers could not be made'));
      },
      Math.max(settleTime, warmedAt + restTime - Date.now()),
    ).unref();
  };
  gateway.events.on('changed', onChange);
  return {
    now,
    stop: () => {
      clearTimeout(timer);
      gateway.events.off('changed', onChange);
    },
  };
}

function hotAddresses(merchant: string): string[] {
  const platform = 'html5';
  const perLanguage = (['pt', 'en'] as const).flatMap((language) => [
    address(country, { language }),
    address(customerService, { language }),
    address(helpCentre, { lang: language }),
    address(hotGames, { merchantCode: merchant, isPlatform: 2, language, platform }),
    address(rankList, { gameCategory: 'ALL', language }),
    address(listAnnouncements, { types: 'B,PL,PU,H', groupName: '', platform: 'M', merchantCode: merchant, language }),
    address(gameList, { merchant, platform, pageNo: 1, language }),
    ...serverCategories.map((gameType) => address(gameList, { merchant, platform, gameType, pageNo: 1, language })),
  ]);
  return [
    address(systemStatus),
    address(whiteLabel),
    address(getVassGameType, { merchant_code: merchant }),
    ...perLanguage,
  ];
}

function address<C extends Call>(call: C, query?: CallQuery<C>): string {
  const fields = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return fields.length === 0 ? call.path : `${call.path}?${new URLSearchParams(fields)}`;
}
