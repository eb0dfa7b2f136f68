/**
 * The packages that the product ships or runs on. Plain JavaScript for Node 20, so that nothing has to be installed. `npm sbom
 * --omit=dev` cannot be used: npm 11 omits packages that a development package also needs, such as react.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name?: string, version: string, license?: string, integrity?: string, dev?: true, devOptional?: true, optional?: true }} Locked */

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `sha512-<Base64>` → CycloneDX's notation. */
function hashOf(/** @type {string} */ integrity) {
  const [alg = '', text = ''] = integrity.split(' ', 1)[0]?.split('-') ?? [];
  return { alg: alg.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(text, 'base64').toString('hex') };
}

/** @param {string} path @param {Locked} locked */
function componentOf(path, { name = nameOf(path), version, license, integrity, optional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    'bom-ref': `${purl}#${path}`,
    type: 'library',
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl,
    ...(license && { licenses: [/ |\(/.test(license) ? { expression: license } : { license: { id: license } }] }),
    ...(integrity && { hashes: [hashOf(integrity)] }),
  };
}

/**
 * A CycloneDX 1.5 document of every package outside of development with its version, licence and hash, read from the lock file
 * alone: the same lock file gives the same document. It excludes optional peers that only development needs (`devOptional`).
 * @param {string} root folder with package-lock.json
 * @returns {string} JSON
 */
export function makeSbom(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = /** @type {[string, Locked][]} */ (Object.entries(lock.packages));
  const shipped = packages.filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
  const { name, version, license } = lock.packages[''];
  const component = { type: 'application', name, version, licenses: [{ license: { id: license } }] };
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component },
    components: shipped.map(([path, locked]) => componentOf(path, locked)),
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}
