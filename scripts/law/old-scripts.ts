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
/** Later than Safari 12.1, and polyfilled by src/old-phones.ts where it is missing. */
const polyfilled = new Set([
  'hasOwn',
  'at',
  'replaceAll',
  'allSettled',
  'PluralRules',
  'RelativeTimeFormat',
  'toSorted',
  'replaceChildren',
]);
/** Later than Safari 12.1, and used only where a test of ours or of the library's has found it. */
const guarded = new Set([
  'BroadcastChannel',
  'ResizeObserver',
  'requestIdleCallback',
  'startViewTransition',
  'checkVisibility',
  'AggregateError',
  'CompressionStream',
  'DecompressionStream',
  'TransformStream',
  'randomUUID',
  'locks',
  'any',
  'timeout',
  'canShare',
  'setAppBadge',
  'clearAppBadge',
  'navigationPreload',
  'cookieStore',
]);
/** Names of the platform that came after Safari 12.1. One that is used and stands in no list above is a fault. */
const newerNames = new Set([
  ...polyfilled,
  ...guarded,
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
/** A name that other things have, too, counts only on these. */
const owners: Readonly<Record<string, readonly string[]>> = {
  any: ['Promise', 'AbortSignal'],
  timeout: ['AbortSignal'],
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function nameOf(node: Node): { name: string; owner?: string } | undefined {
  if (node.type === 'Identifier') return { name: String(node['name']) };
  if (node.type !== 'MemberExpression' || !isNode(node['property'])) return undefined;
  const [property, object] = [node['property'], node['object']];
  const name = node['computed'] ? property['value'] : property['name'];
  if (typeof name !== 'string') return undefined;
  return isNode(object) && object.type === 'Identifier' ? { name, owner: String(object['name']) } : { name };
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
  const named = node.type === 'MemberExpression' ? nameOf(node) : undefined;
  if (!named || !newerNames.has(named.name) || polyfilled.has(named.name) || guarded.has(named.name)) return undefined;
  const only = owners[named.name];
  return !only || only.includes(named.owner ?? '') ? `${named.name}, which nothing polyfills` : undefined;
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
