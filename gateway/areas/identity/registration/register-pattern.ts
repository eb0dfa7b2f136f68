import { createContext, Script } from 'node:vm';
import { OperatorError } from '#gateway/actions/define-action.ts';

/** Timeout of a pattern for one text: a caller may send the slowest one for it; ms. */
const timeout = 50;
/** The timeout is of the clock, and other programs may have the processor meanwhile: a pattern is slow if it never was quick. */
const attempts = 4;
const longest = 200;
/** Syntax that old phones do not support. */
const unknownToPhones = /\(\?<[=!]/;
const worstTexts = ['a', '0', ' ', '-', 'é', 'ab', 'a1'].map((text) => `${text.repeat(255 / text.length)}\u0000`);

/** A regular expression that works in browsers and gateway, without catastrophic backtracking. Throws OperatorError for any other. */
export function readPattern(pattern: string): string {
  if (pattern.length > longest) throw new OperatorError(`A pattern has ${longest} characters at most.`);
  if (unknownToPhones.test(pattern)) throw new OperatorError('Old phones know no lookbehind; say it in another way.');
  let result: Result = 'slow';
  for (let left = attempts; left > 0 && result === 'slow'; left -= 1) result = tryPattern(pattern);
  if (result === 'broken') throw new OperatorError('This is no regular expression.');
  if (result === 'slow') throw new OperatorError('This pattern takes too long for some texts; make it simpler.');
  return pattern;
}

type Result = 'quick' | 'slow' | 'broken';

/** Matches the worst texts once. */
function tryPattern(pattern: string): Result {
  const context = createContext({ pattern, texts: worstTexts });
  try {
    new Script('for (const text of texts) new RegExp(pattern, "u").test(text)').runInContext(context, { timeout });
    return 'quick';
  } catch (error) {
    // Of another realm: no error of ours.
    return String(error).startsWith('SyntaxError') ? 'broken' : 'slow';
  }
}
