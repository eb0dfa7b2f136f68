import * as v from 'valibot';
import { Code } from '#src/contract/wire.ts';

const text = v.optional(v.fallback(v.optional(Code), undefined));

/** The launch screen's address: /m/launchGame?playType=trad&prize_mode=…&code=…&pageBack=home [S1-060]. */
export const LaunchSearch = v.object({ playType: text, prize_mode: text, code: text, pageBack: text });
