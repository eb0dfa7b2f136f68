import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Expression, parseSync, type StringLiteral, type TemplateLiteral, Visitor } from 'oxc-parser';

export type Import = {
  /** As written. */
  specifier: string;
  line: number;
  /** The imported file of ours, or for a pattern the start of its path; undefined for a package. */
  target: string | undefined;
  /** A template or glob: the target is the beginning of a path, not a file. */
  isPattern: boolean;
};

export type SourceModule = {
  file: string;
  imports: Import[];
  /** It consists only of re-exports, or re-exports a whole module. */
  isBarrel: boolean;
};

function resolveTarget(file: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return posix.normalize(path.slice(1));
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  return undefined;
}

/** The text of a literal, or the beginning of a template up to its first placeholder. */
function readText(
  node: Expression | StringLiteral | TemplateLiteral,
): { text: string; isPattern: boolean } | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, isPattern: false };
  if (node.type !== 'TemplateLiteral') return undefined;
  return { text: node.quasis[0]?.value.cooked ?? '', isPattern: node.expressions.length > 0 };
}

/** Reads one file's imports: static, re-exported, dynamic, in types, as `new URL(…, import.meta.url)` and as glob. */
export function readModule(root: string, file: string): SourceModule {
  const source = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const imports: Import[] = [];
  const add = (specifier: string, start: number, { isPattern = false } = {}) => {
    const line = source.slice(0, start).split('\n').length;
    imports.push({ specifier, line, target: resolveTarget(file, specifier), isPattern });
  };
  const addText = (node: Expression, start: number) => {
    const read = readText(node);
    if (read) add(read.text, start, read);
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.start),
    ExportAllDeclaration: (node) => add(node.source.value, node.start),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.start);
    },
    ImportExpression: (node) => addText(node.source, node.start),
    TSImportType: (node) => add(node.source.value, node.start),
    NewExpression(node) {
      const [path, base] = node.arguments;
      const isOurs =
        node.callee.type === 'Identifier' && node.callee.name === 'URL' && base?.type === 'MemberExpression';
      if (!isOurs || !path || path.type === 'SpreadElement') return;
      // A folder (`new URL('..', …)`) is a location, not an import.
      if (/^\..*\.\w+$/.test(readText(path)?.text ?? '')) addText(path, node.start);
    },
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.object.type !== 'MetaProperty') return;
      const [first] = node.arguments;
      const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
      for (const pattern of patterns) {
        if (!pattern || pattern.type === 'SpreadElement') continue;
        const text = readText(pattern)?.text;
        if (text && !text.startsWith('!')) add(text.replace(/[*{[].*$/s, ''), node.start, { isPattern: true });
      }
    },
  }).visit(program);
  const statements = program.body.map(({ type }) => type);
  const passesOn = program.body.filter((node) => 'source' in node && node.source && node.type !== 'ImportDeclaration');
  const isBarrel =
    statements.includes('ExportAllDeclaration') || (passesOn.length > 0 && passesOn.length === statements.length);
  return { file, imports, isBarrel };
}

/** Whether an import's target exists. Node and Vite both require the extension, so nothing is guessed. */
export function targetExists(root: string, { target, isPattern }: Import): boolean {
  return target === undefined || isPattern || existsSync(join(root, target));
}
