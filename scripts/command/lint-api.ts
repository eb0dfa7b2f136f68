import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../tool/launch.mjs';
import { run } from '../tool/process.ts';

/**
 * Two public linters of OpenAPI documents, each with its recommended rules. They need hundreds of packages, so npx fetches them
 * only for this command.
 */
const linters = [
  ['@redocly/cli@2.77.0', 'lint', '--config', 'scripts/api-rules/redocly.yaml'],
  ['@stoplight/spectral-cli@6.16.3', 'lint', '--ruleset', 'scripts/api-rules/spectral.yaml', '--fail-severity', 'warn'],
];
/** No install scripts, no reports of use. */
const env = { npm_config_ignore_scripts: 'true', REDOCLY_TELEMETRY: 'off', SCARF_ANALYTICS: 'false' };

const folder = join(projectRoot, '.cache');
const file = join(folder, 'openapi.json');
const printed = await run(process.execPath, [join(projectRoot, 'gateway/server/print-openapi.ts')]);
mkdirSync(folder, { recursive: true });
writeFileSync(file, printed.output);
process.exitCode = printed.code;

for (const linter of linters) {
  const { code } = await run('npx', ['--yes', ...linter, file], { env, inherit: true });
  if (code !== 0) process.exitCode = 1;
}
