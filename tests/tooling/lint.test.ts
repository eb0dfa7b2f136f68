import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '../../scripts/testing/write-tree.ts';
import { staticChecks } from '../../scripts/tool/checks.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { run } from '../../scripts/tool/process.ts';

/** Runs the lint step of `npm run check` on one file with the project's rules. */
async function lint(file: string, source: string): Promise<{ code: number; output: string }> {
  const root = writeTree({ '.oxlintrc.json': readFileSync(join(projectRoot, '.oxlintrc.json')), [file]: source });
  const step = staticChecks.find(({ name }) => name === 'lint');
  if (!step || !('program' in step)) throw new Error('there is no lint step');
  return run(step.program, [...step.args, '-f', 'unix'], { cwd: root });
}

const component = (body: string) => `import { useEffect, useState } from 'react';
export function Thing({ id, load }: { id: string; load: (id: string) => void }) {
${body}
}
`;

it('passes a good component', async () => {
  const good = component(`  const [open, setOpen] = useState(false);
  useEffect(() => load(id), [id, load]);
  return <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>{id}</button>;`);
  expect(await lint('src/ui/thing.tsx', good)).toMatchObject({ code: 0 });
});

const bad: [rule: string, file: string, source: string][] = [
  ['rules-of-hooks', 'src/ui/a.tsx', component(`  if (id) useState(1);\n  load(id);\n  return null;`)],
  ['exhaustive-deps', 'src/ui/a.tsx', component(`  useEffect(() => load(id), [load]);\n  return useState(1);`)],
  ['no-default-export', 'src/ui/a.ts', `export default function a() {}`],
  ['no-default-export', 'src/ui/a.ts', `const a = 1;\nexport { a as default };`],
  ['no-explicit-any', 'gateway/a.ts', `export const a = (b: any) => b;`],
  ['ban-ts-comment', 'gateway/a.ts', `// @ts-${'ignore'}\nexport const a: string = 1;`],
  ['no-non-null-assertion', 'src/state/a.ts', `export const a = (b?: string) => b!.length;`],
  ['no-console', 'src/state/a.ts', `console.log('seen');`],
  ['alt-text', 'src/ui/a.tsx', `export const A = () => <img src="/a.svg" />;`],
  ['no-unused-vars', 'sw/a.ts', `import { b } from './b.ts';\nexport const a = 1;`],
];

it.each(bad)('refuses what %s forbids', async (rule, file, source) => {
  const { code, output } = await lint(file, source);
  expect(code, output).not.toBe(0);
  expect(output).toContain(rule);
});

it('refuses code that prettier would format otherwise', async () => {
  const step = staticChecks.find(({ name }) => name === 'format');
  if (!step || !('program' in step)) throw new Error('there is no format step');
  const check = (source: string) =>
    run(step.program, step.args, {
      cwd: writeTree({ '.prettierrc.json': '{ "singleQuote": true }\n', 'a.ts': source }),
    });
  expect(await check("export const a = 'b';\n")).toMatchObject({ code: 0 });
  expect(await check('export const a = "b"\n')).toMatchObject({ code: 1, output: expect.stringContaining('a.ts') });
});
