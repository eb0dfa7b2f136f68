import * as v from 'valibot';
import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import { Envelope } from '#src/contract/core/envelope.ts';
import { lotteryMenu, openedOfGame } from '#src/contract/lottery/lottery.ts';
import type { Draw } from '#src/contract/lottery/lottery.schema.ts';

/** A lottery as the gateway knows it: its vendor and its code. */
type LotteryKey = { readonly vassalage: string; readonly gameCode: string };
type Menu = CallValue<typeof lotteryMenu>;
type Opened = CallValue<typeof openedOfGame>;

/** Reads of the gateway about a lottery; undefined where the response is invalid. */
export type AskLottery = {
  readonly menu: (
    lottery: LotteryKey,
    mode: CallQuery<typeof lotteryMenu>['prizeMode'],
    language: string,
  ) => Promise<Menu | undefined>;
  readonly opened: (lottery: LotteryKey, pageNo: number) => Promise<Opened | undefined>;
  readonly draw: (lottery: LotteryKey, numero: string) => Promise<Draw | undefined>;
};

type Options = { gatewayUrl: string; fetch: typeof globalThis.fetch; timeout: number };

/** Reads the gateway's public calls of lotteries. Never throws. */
export function lotteryClient({ gatewayUrl, fetch, timeout }: Options): AskLottery {
  const ask = async <C extends Call>(call: C, query: CallQuery<C>): Promise<CallValue<C> | undefined> => {
    const url = new URL(call.path, gatewayUrl);
    for (const [name, value] of Object.entries(query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    try {
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeout) });
      const envelope = v.safeParse(Envelope, await response.json());
      if (!envelope.success || !envelope.output.success) return undefined;
      const value = v.safeParse((await loadSchemas(call)).value, envelope.output.value);
      return value.success ? (value.output as CallValue<C>) : undefined;
    } catch {
      return undefined;
    }
  };
  const keyOf = ({ vassalage, gameCode }: LotteryKey) => ({ vendor: vassalage, gameCode, playType: 'trad' }) as const;
  return {
    menu: (lottery, prizeMode, language) => ask(lotteryMenu, { ...keyOf(lottery), prizeMode, language }),
    opened: (lottery, pageNo) => ask(openedOfGame, { ...keyOf(lottery), pageNo }),
    draw: async (lottery, numero) => (await ask(openedOfGame, { ...keyOf(lottery), numero }))?.draws[0],
  };
}
