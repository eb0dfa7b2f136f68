import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Config, ConfigError } from './config.ts';
import { makeFolder } from './make-folder.ts';
import type { Secrets } from './secrets.ts';

const Secret = v.pipe(v.string(), v.minLength(32));
const SecretsFile = v.object({ masterSecret: Secret, alsoSecret: v.exactOptional(Secret) });
type SecretsFile = v.InferOutput<typeof SecretsFile>;

type Place = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'masterSecret' | 'alsoSecret'>>;

const fileOf = ({ dataDir }: Place) => join(dataDir, 'secrets.json');
const newSecret = () => randomBytes(32).toString('base64url');

/**
 * The secrets: MASTER_SECRET and MASTER_SECRET_ALSO, else those in DATA_DIR/secrets.json, which is created once and readable only
 * by its owner. Several machines on one database need the same ones. Throws ConfigError when the folder cannot be written or the
 * file has another format.
 */
export function loadSecrets(config: Place): Secrets {
  if (config.masterSecret === undefined) {
    try {
      makeFolder(config.dataDir);
      // 'wx' creates the file only when it is missing: two processes that start together agree on one secret.
      writeFileSync(fileOf(config), JSON.stringify({ masterSecret: newSecret() }), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw new ConfigError(`The data folder ${config.dataDir} cannot be written.`);
    }
  }
  return findSecrets(config);
}

/**
 * The secrets of the gateway that serves this database, for other processes: never created. Throws ConfigError when there are none.
 */
export function findSecrets(config: Place): Secrets {
  const { masterSecret, alsoSecret } = config;
  return masterSecret === undefined
    ? { ...readFile(config), ...(alsoSecret && { alsoSecret }) }
    : { masterSecret, alsoSecret };
}

/** The source of the secrets, for the commands that rotate them. */
export type SecretStore = {
  /** Throws ConfigError when there are none. */
  readonly read: () => Secrets;
  /** Replaces the present secret, which stays accepted. Throws ConfigError where the environment holds them. */
  readonly rotate: () => void;
  /** Removes the previous secret. Throws like `rotate`. */
  readonly finish: () => void;
};

export function secretStore(config: Place): SecretStore {
  const own = () => {
    if (config.masterSecret === undefined && config.alsoSecret === undefined) return readFile(config);
    throw new ConfigError(
      'The secrets are in the environment: MASTER_SECRET and MASTER_SECRET_ALSO are changed there.',
    );
  };
  return {
    read: () => findSecrets(config),
    rotate: () => {
      const { masterSecret, alsoSecret } = own();
      if (alsoSecret !== undefined) throw new ConfigError('A rotation is under way; "secrets finish" ends it.');
      replaceFile(config, { masterSecret: newSecret(), alsoSecret: masterSecret });
    },
    finish: () => {
      const { masterSecret } = own();
      replaceFile(config, { masterSecret });
    },
  };
}

/** Atomic: a process that is killed here must not leave half of a secret. */
function replaceFile(config: Place, secrets: SecretsFile): void {
  const next = `${fileOf(config)}.next`;
  try {
    writeFileSync(next, JSON.stringify(secrets), { mode: 0o600, flush: true });
    renameSync(next, fileOf(config));
  } catch {
    throw new ConfigError(`The data folder ${config.dataDir} cannot be written.`);
  }
}

function readFile(config: Place): SecretsFile {
  const path = fileOf(config);
  try {
    return v.parse(SecretsFile, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new ConfigError(`The file ${path} cannot be read as the gateway's secrets.`);
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
