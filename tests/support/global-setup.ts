import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** Journeys run on the built app: without a complete build they would test an old one, or nothing. */
export default function requireBuild(): void {
  if (!existsSync(join(projectRoot, 'dist/.stamp')))
    throw new Error('There is no complete build: run npm run build first.');
}
