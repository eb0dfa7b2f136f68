import * as v from 'valibot';
import { TokenField } from '#src/contract/core/wire.ts';

/** What the calls of contracts are asked with and answer. */
export const schemas = {
  dividendInfo: {
    summary: 'Which contracts the member is asked to agree to; each field is empty when there is nothing to answer',
    query: v.object({ token: TokenField }),
    value: v.object({ dailysalreqtype: v.string(), divtypecompperiodreq: v.string(), contracthoursalreq: v.string() }),
  },
};
