import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signData } from './sign-data.ts';
import { type Config, ConfigError } from '#gateway/process/config.ts';

/** Signs a profile: the text in, CMS signed data (DER) out. */
export type ProfileSigner = (profile: string) => Buffer;

const certificateBlocks = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * The signer for the operator's certificate and key, or null where none is configured: the profile is then served unsigned
 * and iOS marks it so. Throws ConfigError where the files cannot be used, so that the start fails and not a visitor's phone.
 */
export function readProfileSigner({
  profileCertificate,
  profileKey,
}: Pick<Config, 'profileCertificate' | 'profileKey'>): ProfileSigner | null {
  if (profileCertificate === undefined && profileKey === undefined) return null;
  if (profileCertificate === undefined || profileKey === undefined)
    throw new ConfigError('PROFILE_CERTIFICATE and PROFILE_KEY are set together, or neither is.');
  const certificates = read('PROFILE_CERTIFICATE', profileCertificate).match(certificateBlocks) ?? [];
  const key = read('PROFILE_KEY', profileKey);
  checkPair(certificates, key);
  return (profile) =>
    signData(
      Buffer.from(profile),
      certificates.map((pem) => new X509Certificate(pem).raw),
      key,
    );
}

function read(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The file that ${variable} names cannot be read.`);
  }
}

/** Of RSA alone: no phone has been asked what it makes of another signature. */
function checkPair(certificates: readonly string[], key: string): void {
  let fits: boolean;
  try {
    const [leaf, ...chain] = certificates.map((pem) => new X509Certificate(pem));
    const isRsa = (certificate: X509Certificate) => certificate.publicKey.asymmetricKeyType === 'rsa';
    fits = leaf !== undefined && leaf.checkPrivateKey(createPrivateKey(key)) && [leaf, ...chain].every(isRsa);
  } catch {
    fits = false;
  }
  if (!fits)
    throw new ConfigError(
      'PROFILE_CERTIFICATE and PROFILE_KEY do not name an RSA certificate (PEM, its chain after it) and its key without a passphrase.',
    );
}
