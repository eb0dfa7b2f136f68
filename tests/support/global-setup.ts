import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { makeReadyDist } from './ready-dist.ts';
import { templatesVariable } from './seeded-folder.ts';

/**
 * Journeys run on the built app: without a complete build they would test an old one, or nothing. Creates the folder of the
 * gateways' templates, build and data, and returns a function that deletes it.
 */
export default async function prepare(): Promise<() => void> {
  if (!existsSync(join(projectRoot, 'dist/.stamp')))
    throw new Error('There is no complete build: run npm run build first.');
  const templates = mkdtempSync(join(tmpdir(), 'mare-templates-'));
  await makeReadyDist(join(templates, 'dist'));
  process.env[templatesVariable] = templates;
  return () => rmSync(templates, { recursive: true, force: true });
}
