/**
 * The packages that the product ships or runs on, for who asks which they are. Plain JavaScript on nothing but Node 20, because
 * nothing has to be installed. `npm sbom --omit=dev` is no help: npm 11 leaves out what a package of development needs as well, such as react.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name?: string, version: string, license?: string, integrity?: string, dev?: true, devOptional?: true, optional?: true }} Locked */

/** `node_modules/a/node_modules/@b/c` → `@b/c` */
const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** `sha512-<Base64>` → what CycloneDX calls it. */
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
 * alone: the same lock file gives the same document. Optional peers that development alone brings (`devOptional`) are not in it.
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
