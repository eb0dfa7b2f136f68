/** A CSS feature that Safari 12.1 ignores, found in the text of one rule's declarations. */
const newer: readonly (readonly [what: string, found: (rule: string) => boolean])[] = [
  [
    'gap between flexible items',
    (rule) => /display:(?:inline-)?flex/.test(rule) && /[;{](?:row-|column-)?gap:/.test(rule),
  ],
  ['aspect-ratio', (rule) => /[;{]aspect-ratio:/.test(rule)],
  ['a viewport unit without one before it', (rule) => /[\d.](?:d|s|l)v[hw]/.test(rule) && !/[\d.]v[hw]/.test(rule)],
  ['inset', (rule) => /[;{]inset(?:-[a-z-]+)?:/.test(rule)],
  ['clamp()', (rule) => rule.includes('clamp(')],
  ['color-mix()', (rule) => rule.includes('color-mix(')],
  ['a transform of its own', (rule) => /[;{](?:translate|scale|rotate):/.test(rule)],
];
const newerSelectors = /:(?:is|where|has)\(|(?:^|,)[^,]*:focus-visible[^,]*,|,[^,]*:focus-visible/;

/**
 * The features of a built style sheet that Safari 12.1 (iOS 12.4) does not support, each once. Rules inside @supports enhance a
 * fallback outside it.
 */
export function findNewStyles(css: string): string[] {
  const faults = new Set<string>();
  const plain = css.replaceAll(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  for (const [, selector = '', declarations = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const rule = `{${declarations.replaceAll(/\s*([:;])\s*/g, '$1')}`;
    for (const [what, found] of newer) if (found(rule)) faults.add(`${what} (${selector.trim()})`);
    if (newerSelectors.test(selector)) faults.add(`the selector ${selector.trim()}`);
  }
  return [...faults];
}
