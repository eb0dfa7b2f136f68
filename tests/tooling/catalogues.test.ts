import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { staticChecks } from '../../scripts/tool/checks.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { binary, run } from '../../scripts/tool/process.ts';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const source = `import { Trans } from '@lingui/react/macro';
export const Hello = () => <p><Trans>Games</Trans> <Trans>Log in</Trans></p>;
`;

/** A small app with extracted catalogues, with these `translations`. Returns its folder. */
async function writeApp(translations: Record<string, string>): Promise<string> {
  const root = writeTree({
    'package.json': '{ "type": "module" }',
    'lingui.config.ts': readFileSync(join(projectRoot, 'lingui.config.ts')),
    'src/hello.tsx': source,
  });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  await run(binary('lingui'), ['extract', '--workers', '1'], { cwd: root });
  const file = join(root, 'locales/pt-pages.po');
  const translated = Object.entries(translations).reduce(
    (text, [id, words]) => text.replace(`msgid "${id}"\nmsgstr ""`, `msgid "${id}"\nmsgstr "${words}"`),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, translated);
  return root;
}

/** Runs the two catalogue checks of `npm run check` in a folder. */
async function check(root: string) {
  const steps = staticChecks.filter(({ name }) => name.startsWith('messages are'));
  const outcomes = [];
  for (const step of steps) if ('program' in step) outcomes.push(await run(step.program, step.args, { cwd: root }));
  return { refused: outcomes.map(({ code }) => code !== 0), output: outcomes.map(({ output }) => output).join('\n') };
}

const both = { Games: 'Jogos', 'Log in': 'Entrar' };

it('passes complete catalogues', async () => {
  const { refused, output } = await check(await writeApp(both));
  expect(refused, output).toEqual([false, false]);
});

it('refuses a message without a translation', async () => {
  const { refused, output } = await check(await writeApp({ Games: 'Jogos' }));
  expect(refused, output).toEqual([false, true]);
  expect(output).toContain('(Log in)');
});

it('refuses a message that is in the code and not in the catalogues', async () => {
  const root = await writeApp(both);
  writeFileSync(join(root, 'src/hello.tsx'), source.replace('</p>', '<Trans>Log out</Trans></p>'));
  const { refused, output } = await check(root);
  expect(refused[0], output).toBe(true);
});

it('refuses a message that is in the catalogues and no longer in the code', async () => {
  const root = await writeApp(both);
  writeFileSync(join(root, 'src/hello.tsx'), source.replace('<Trans>Log in</Trans>', ''));
  const { refused, output } = await check(root);
  expect(refused[0], output).toBe(true);
});
