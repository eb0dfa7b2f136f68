import { parseAst } from 'rolldown/parseAst';

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Syntax that Safari 12.1 (iOS 12.4) cannot parse, by the node type of the syntax tree. */
const newerSyntax: Readonly<Record<string, string>> = {
  ChainExpression: 'optional chaining',
  PropertyDefinition: 'a class field',
  PrivateIdentifier: 'a private name',
  StaticBlock: 'a static block',
  ImportAttribute: 'an import attribute',
};
/**
 * Platform APIs newer than Safari 12.1: using one is a fault. Excluded are those that src/old-phones.ts polyfills where they are
 * missing (hasOwn, at, replaceAll, allSettled, PluralRules, RelativeTimeFormat, toSorted, replaceChildren) and those that are
 * used only after feature detection by us or a library (BroadcastChannel, ResizeObserver, requestIdleCallback,
 * startViewTransition, checkVisibility, AggregateError, CompressionStream, DecompressionStream, TransformStream, randomUUID,
 * locks, Promise.any, AbortSignal.any, AbortSignal.timeout, canShare, setAppBadge, clearAppBadge, navigationPreload,
 * cookieStore).
 */
const newerNames = new Set([
  'findLast',
  'findLastIndex',
  'toReversed',
  'toSpliced',
  'structuredClone',
  'groupBy',
  'withResolvers',
  'ListFormat',
  'DisplayNames',
  'Segmenter',
  'formatRange',
  'WeakRef',
  'FinalizationRegistry',
  'isWellFormed',
  'toWellFormed',
  'showModal',
  'showPopover',
  'OffscreenCanvas',
  'createImageBitmap',
  'scrollend',
  'getOrInsert',
  'isSubsetOf',
  'isSupersetOf',
  'symmetricDifference',
  'fromAsync',
  'setHTML',
  'CSSStyleSheet',
  'PointerEvent',
]);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The member name that an expression accesses. */
function memberOf(node: Node): unknown {
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return undefined;
  return node['property'][node['computed'] ? 'value' : 'name'];
}

function faultOf(node: Node): string | undefined {
  const syntax = newerSyntax[node.type];
  if (syntax) return syntax;
  if (node.type === 'LogicalExpression' && node['operator'] === '??') return 'the operator ??';
  if (node.type === 'AssignmentExpression' && /^(?:\?\?|\|\||&&)=$/.test(String(node['operator'])))
    return `the operator ${String(node['operator'])}`;
  if (node.type === 'ExportAllDeclaration' && node['exported']) return 'export * as';
  if (node.type === 'Literal' && typeof node['bigint'] === 'string') return 'a big integer';
  if (node.type === 'Literal' && isRegex(node['regex'])) {
    const { pattern, flags } = node['regex'];
    if (/\(\?<[=!]/.test(pattern)) return `a regular expression that looks behind: /${pattern}/`;
    if (/[dv]/.test(flags)) return `a regular expression with the flags ${flags}`;
  }
  const member = memberOf(node);
  return typeof member === 'string' && newerNames.has(member) ? `${member}, which nothing polyfills` : undefined;
}

const isRegex = (value: unknown): value is { pattern: string; flags: string } =>
  typeof value === 'object' && value !== null && 'pattern' in value;

/** The parts of a built script that Safari 12.1 does not support, each once. Throws when it is not a script. */
export function findNewScript(code: string): string[] {
  const faults = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return;
    const fault = faultOf(value);
    if (fault) faults.add(fault);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(code, { sourceType: 'module' }));
  return [...faults];
}
