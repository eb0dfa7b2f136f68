/**
 * Features that a browser may refuse (storage, locks, workers, notifications, the clipboard) are accessed in few files, which
 * handle a refusal (docs/decisions/078-a-browser-that-refuses.md). All other code uses those files.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { isCode, isGenerated, isTest, listSourceFiles } from './source-files.ts';

const parts = ['src/platform/base/browser-storage.ts', 'src/platform/base/browser-parts.ts'];
const boot = ['src/boot/inline.ts', 'src/boot/start-entry.ts'];
const media = ['src/ui/media-query.ts', 'gateway/games/client/media-query.ts'];
const games = 'gateway/games/client/entry.ts';
const chat = 'gateway/pages/chat-client/outbox.ts';

/** The files that may access a global, or a property of `navigator` or `document`. */
const owners: ReadonlyMap<string, readonly string[]> = new Map([
  ['localStorage', [...parts, ...boot]],
  ['sessionStorage', [...parts, ...boot, games]],
  ['indexedDB', [...parts, chat]],
  ['caches', [...parts, 'sw/response-cache.ts']],
  ['cookieStore', parts],
  ['BroadcastChannel', parts],
  ['Notification', parts],
  ['matchMedia', [...parts, ...media]],
  ['Worker', ['src/platform/device/start-worker.ts']],
  ['SharedWorker', ['src/platform/device/start-worker.ts']],
  ...[
    'navigator.locks',
    'navigator.serviceWorker',
    'navigator.storage',
    'navigator.permissions',
    'navigator.clipboard',
    'navigator.share',
    'navigator.canShare',
    'navigator.wakeLock',
    'navigator.vibrate',
    'navigator.credentials',
    'navigator.cookieEnabled',
    'navigator.setAppBadge',
    'navigator.clearAppBadge',
    'document.cookie',
  ].map((name) => [name, parts] as const),
]);

const inBrowser = /^(?:src|sw|gateway\/games\/client|gateway\/pages\/chat-client)\//;
const globals = ['window', 'globalThis', 'self'];

const nameOf = (node: unknown): string | undefined => {
  const { type, name } = node as { type?: string; name?: string };
  return type === 'Identifier' ? name : undefined;
};

/** Every access to a feature that a browser may refuse, by its name and place. */
function touchesIn(file: string, source: string): { name: string; start: number }[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: { name: string; start: number }[] = [];
  const add = (name: string | undefined, start: number) => {
    if (name !== undefined && owners.has(name)) found.push({ name, start });
  };
  /** An identifier used as a value: called, accessed, passed on. */
  const addValue = (node: Expression | object | null | undefined, start: number) =>
    add(node ? nameOf(node) : undefined, start);
  /** A named property of an object: of the window a global, of the navigator and the document theirs. */
  const addProperty = (object: unknown, key: string | undefined, start: number) => {
    const owner = nameOf(object);
    if (owner === undefined || key === undefined) return;
    add(globals.includes(owner) ? key : `${owner}.${key}`, start);
  };
  new Visitor({
    MemberExpression(node) {
      addValue(node.object, node.start);
      const key = node.computed ? (node.property as { value?: unknown }).value : nameOf(node.property);
      addProperty(node.object, typeof key === 'string' ? key : undefined, node.start);
    },
    CallExpression(node) {
      addValue(node.callee, node.start);
      for (const given of node.arguments) addValue(given, node.start);
    },
    NewExpression: (node) => addValue(node.callee, node.start),
    UnaryExpression: (node) => addValue(node.argument, node.start),
    ArrowFunctionExpression: (node) => addValue(node.body, node.start),
    ReturnStatement: (node) => addValue(node.argument, node.start),
    ConditionalExpression(node) {
      for (const part of [node.test, node.consequent, node.alternate]) addValue(part, node.start);
    },
    LogicalExpression(node) {
      for (const part of [node.left, node.right]) addValue(part, node.start);
    },
    AssignmentExpression: (node) => addValue(node.right, node.start),
    VariableDeclarator(node) {
      addValue(node.init, node.start);
      if (node.id.type !== 'ObjectPattern' || !node.init) return;
      for (const property of node.id.properties)
        if (property.type === 'Property') addProperty(node.init, nameOf(property.key), node.start);
    },
  }).visit(program);
  return found;
}

/** Every access under `root` outside the owning files, one line each. Tests are exempt. */
export function findBrowserFaults(root: string): string[] {
  const files = listSourceFiles(root).filter(
    (file) => inBrowser.test(file) && isCode(file) && !isGenerated(file) && !isTest(file),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return touchesIn(file, source)
      .filter(({ name }) => !owners.get(name)?.includes(file))
      .map(({ name, start }) => {
        const line = source.slice(0, start).split('\n').length;
        return `${file}:${line} touches ${name}, which a browser may refuse: ask ${owners.get(name)?.[0] ?? ''}`;
      });
  });
}
