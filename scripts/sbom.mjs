/** `npm run sbom`: writes sbom.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSbom } from './tool/sbom.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const sbom = makeSbom(root);
writeFileSync(join(root, 'sbom.json'), sbom);
console.log(`sbom.json: ${JSON.parse(sbom).components.length} packages`);
