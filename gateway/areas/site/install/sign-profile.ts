import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Config, ConfigError } from '#gateway/process/config.ts';

/** Signs a profile: the text in, CMS signed data (DER) out. */
export type ProfileSigner = (profile: string) => Promise<Buffer>;

const certificateBlocks = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/**
 * The signer for the operator's certificate and key, or null when none is configured: the profile then goes out unsigned
 * and iOS marks it so. Throws ConfigError when the files cannot be used, so that a start says so and not a visitor's phone.
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
  return (profile) => sign(profile, certificates, key);
}

function read(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`The file that ${variable} names cannot be read.`);
  }
}

/** The signing library knows RSA alone. */
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

async function sign(profile: string, certificates: readonly string[], key: string): Promise<Buffer> {
  const { default: forge } = await import('node-forge');
  const signed = forge.pkcs7.createSignedData();
  signed.content = forge.util.createBuffer(profile, 'utf8');
  for (const pem of certificates) signed.addCertificate(pem);
  signed.addSigner({
    key: forge.pki.privateKeyFromPem(key),
    certificate: forge.pki.certificateFromPem(certificates[0] ?? ''),
    digestAlgorithm: forge.pki.oids['sha256'] ?? '',
    authenticatedAttributes: [
      { type: forge.pki.oids['contentType'] ?? '', value: forge.pki.oids['data'] ?? '' },
      { type: forge.pki.oids['messageDigest'] ?? '' },
      { type: forge.pki.oids['signingTime'] ?? '', value: new Date().toISOString() },
    ],
  });
  signed.sign();
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'latin1');
}
