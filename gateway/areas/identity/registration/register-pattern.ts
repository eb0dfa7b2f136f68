import { createContext, Script } from 'node:vm';
import { OperatorError } from '#gateway/actions/define-action.ts';

/** Timeout of a pattern for one text: a caller may send the slowest one for it; ms. */
const timeout = 50;
const longest = 200;
/** Syntax that old phones do not support. */
const unknownToPhones = /\(\?<[=!]/;
const worstTexts = ['a', '0', ' ', '-', 'é', 'ab', 'a1'].map((text) => `${text.repeat(255 / text.length)}\u0000`);

/** A regular expression that works in browsers and gateway, without catastrophic backtracking. Throws OperatorError for any other. */
export function readPattern(pattern: string): string {
  if (pattern.length > longest) throw new OperatorError(`A pattern has ${longest} characters at most.`);
  if (unknownToPhones.test(pattern)) throw new OperatorError('Old phones know no lookbehind; say it in another way.');
  try {
    const context = createContext({ pattern, texts: worstTexts });
    new Script('for (const text of texts) new RegExp(pattern, "u").test(text)').runInContext(context, {
      timeout,
    });
  } catch (error) {
    // Of another realm: no error of ours.
    const isBroken = String(error).startsWith('SyntaxError');
    throw new OperatorError(
      isBroken ? 'This is no regular expression.' : 'This pattern takes too long for some texts; make it simpler.',
    );
  }
  return pattern;
}
