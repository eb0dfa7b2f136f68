import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { projectRoot } from './launch.mjs';

const Licence = v.union([
  v.strictObject({ license: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w.-]+$/)) }) }),
  v.strictObject({ expression: v.string() }),
]);
const Component = v.object({
  name: v.string(),
  version: v.string(),
  purl: v.pipe(v.string(), v.regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@[\w.-]+$/)),
  scope: v.picklist(['required', 'optional']),
  licenses: v.pipe(v.array(Licence), v.length(1)),
  hashes: v.tuple([v.object({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)) })]),
});
const Sbom = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.5'),
  metadata: v.object({ component: v.object({ name: v.literal('mare'), version: v.string() }) }),
  components: v.array(Component),
});
type Packages = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

it('the list of packages is made from the lock file alone, and names each shipped one with version and licence', () => {
  // A fresh clone without installed packages.
  const clone = mkdtempSync(join(tmpdir(), 'mare-sbom-'));
  mkdirSync(join(clone, 'scripts/tool'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'scripts/sbom.mjs', 'scripts/tool/sbom.mjs'])
    cpSync(join(projectRoot, file), join(clone, file));
  const { scripts } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
  expect(scripts.sbom).toBe('node scripts/sbom.mjs');
  expect(spawnSync(process.execPath, ['scripts/sbom.mjs'], { cwd: clone, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });

  const { components } = v.parse(Sbom, JSON.parse(readFileSync(join(clone, 'sbom.json'), 'utf8')));
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const packages = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8')) as Packages;
  for (const [name, version] of Object.entries({ ...packages.dependencies, ...packages.optionalDependencies }))
    expect(named).toContain(`${name}@${version}`);
  for (const name of ['vitest', 'vite', 'typescript', '@playwright/test', 'oxlint'])
    expect(components.map((component) => component.name)).not.toContain(name);
  // Their dependencies, too.
  expect(components.map((component) => component.name)).toEqual(expect.arrayContaining(['scheduler', 'pg-protocol']));
});
