import { type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Config, ConfigError } from './config.ts';
import { makeFolder } from './make-folder.ts';

const SecretsFile = v.object({ masterSecret: v.pipe(v.string(), v.minLength(32)) });

/**
 * The master secret: MASTER_SECRET, else the one in DATA_DIR/secrets.json, which is made once and readable by its
 * owner alone. Several machines on one database need the same MASTER_SECRET. Throws ConfigError when the folder
 * cannot be written or the file is not ours.
 */
export function loadMasterSecret(config: Pick<Config, 'dataDir' | 'masterSecret'>): string {
  if (config.masterSecret !== undefined) return config.masterSecret;
  const path = join(config.dataDir, 'secrets.json');
  try {
    makeFolder(config.dataDir);
    // 'wx' makes the file only when it is missing: two processes that start together agree on one secret.
    writeFileSync(path, JSON.stringify({ masterSecret: randomBytes(32).toString('base64url') }), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw new ConfigError(`The data folder ${config.dataDir} cannot be written.`);
  }
  return readSecret(path);
}

/**
 * The master secret of the gateway that serves this database, for who works beside it: never made. Throws ConfigError when
 * there is none.
 */
export const findMasterSecret = (config: Pick<Config, 'dataDir' | 'masterSecret'>): string =>
  config.masterSecret ?? readSecret(join(config.dataDir, 'secrets.json'));

/** A key of `length` bytes for one purpose, such as `access-token`; the same secret and purpose give the same key. */
export function deriveKey(source: { readonly masterSecret: string }, purpose: string, length = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', source.masterSecret, 'mare', purpose, length));
}

/**
 * Sets a private key of a purpose. Bytes beyond the curve's order are no key (one in 2^32); the next attempt derives others.
 */
export function setDerivedKey(ecdh: ECDH, source: { readonly masterSecret: string }, purpose: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      ecdh.setPrivateKey(deriveKey(source, `${purpose} ${attempt}`));
      return;
    } catch (error) {
      if (attempt === 2) throw error;
    }
  }
}

/** The private key of P-256 in its 32 bytes. */
export const privateBytes = (ecdh: ECDH): Buffer => Buffer.from(ecdh.getPrivateKey('hex').padStart(64, '0'), 'hex');

function readSecret(path: string): string {
  try {
    return v.parse(SecretsFile, JSON.parse(readFileSync(path, 'utf8'))).masterSecret;
  } catch {
    throw new ConfigError(`The file ${path} cannot be read as the gateway's secrets.`);
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
