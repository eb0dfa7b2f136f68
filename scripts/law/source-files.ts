import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const roots = ['src', 'sw', 'gateway', 'tests', 'scripts'];

function walk(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : walk(root, path);
    return [path];
  });
}

/** Every file under our source folders, listed from the disk, as `src/ui/button.tsx`. Test output is excluded. */
export function listSourceFiles(root: string): string[] {
  const topLevel = readdirSync(root).filter((name) => /\.config\.[mc]?[jt]s$/.test(name));
  return [
    ...topLevel,
    ...roots.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => walk(root, folder)),
  ];
}

/** Every document: at the top, in docs, and next to the code. */
export function listDocuments(root: string): string[] {
  const topLevel = readdirSync(root).filter((name) => name.endsWith('.md'));
  const folders = ['docs', ...roots].filter((folder) => existsSync(join(root, folder)));
  return [...topLevel, ...folders.flatMap((folder) => walk(root, folder)).filter((file) => file.endsWith('.md'))];
}

/** Hand-written files with comments: code and styles. */
export function isText(file: string): boolean {
  return isCode(file) || file.endsWith('.css');
}

/** Code with imports: the subject of the laws of imports. */
export function isCode(file: string): boolean {
  return /\.(?:[mc]?[jt]s|[jt]sx)$/.test(file) && !/\.d\.[mc]?ts$/.test(file);
}

/** A test or a file used only by tests: `*.test.ts(x)`, the folders named testing, and tests/. */
export function isTest(file: string): boolean {
  return /\.(?:test|spec|bench)\.tsx?$|\/testing\/|^tests\//.test(file);
}

/** Generated, not hand-written. */
export function isGenerated(file: string): boolean {
  return file.endsWith('.gen.ts');
}
