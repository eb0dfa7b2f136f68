import { parseAst } from 'rolldown/parseAst';

type Node = { readonly type: string; readonly [key: string]: unknown };

/** What Safari 12.1 (iOS 12.4) cannot read, by the node of the syntax tree that shows it. */
const newerSyntax: Readonly<Record<string, string>> = {
  ChainExpression: 'optional chaining',
  PropertyDefinition: 'a class field',
  PrivateIdentifier: 'a private name',
  StaticBlock: 'a static block',
  ImportAttribute: 'an import attribute',
};
/**
 * Names of the platform that came after Safari 12.1: one that is used is a fault. Not among them are those that
 * src/old-phones.ts polyfills where they are missing (hasOwn, at, replaceAll, allSettled, PluralRules, RelativeTimeFormat,
 * toSorted, replaceChildren) and those that are used only where a test of ours or of the library's has found them
 * (BroadcastChannel, ResizeObserver, requestIdleCallback, startViewTransition, checkVisibility, AggregateError,
 * CompressionStream, DecompressionStream, TransformStream, randomUUID, locks, Promise.any, AbortSignal.any,
 * AbortSignal.timeout, canShare, setAppBadge, clearAppBadge, navigationPreload, cookieStore).
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

/** The name of the member that an expression asks for. */
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

/** What a built script says that Safari 12.1 does not understand, each once. Throws when it is no script at all. */
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
