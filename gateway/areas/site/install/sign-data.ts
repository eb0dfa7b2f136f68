import { createHash, sign } from 'node:crypto';
import { context, der, derOid, derParts, derSet, derTime, tags } from './der.ts';

const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
} as const;

const algorithm = (name: string) => der(tags.sequence, derOid(name), der(tags.none));
const version = der(tags.integer, Buffer.from([1]));
const attribute = (name: string, value: Buffer) => der(tags.sequence, derOid(name), der(tags.set, value));

/**
 * CMS signed data (RFC 5652) with its content: signed by the first of the certificates (DER, RSA), followed by its chain, with SHA-256;
 * `key` is its private key as PEM.
 */
export function signData(content: Buffer, certificates: readonly Buffer[], key: string): Buffer {
  const [leaf] = certificates;
  if (!leaf) throw new Error('a certificate is needed');
  const attributes = [
    attribute(oids.contentType, derOid(oids.data)),
    attribute(oids.messageDigest, der(tags.octets, createHash('sha256').update(content).digest())),
    attribute(oids.signingTime, derTime(new Date())),
  ];
  // Signed as a set, sent under the tag of their place: section 5.4.
  const signature = sign('sha256', derSet(tags.set, attributes), key);
  const signer = der(
    tags.sequence,
    version,
    issuerAndNumber(leaf),
    algorithm(oids.sha256),
    derSet(context, attributes),
    algorithm(oids.rsa),
    der(tags.octets, signature),
  );
  const signed = der(
    tags.sequence,
    version,
    der(tags.set, algorithm(oids.sha256)),
    der(tags.sequence, derOid(oids.data), der(context, der(tags.octets, content))),
    derSet(context, certificates),
    der(tags.set, signer),
  );
  return der(tags.sequence, derOid(oids.signedData), der(context, signed));
}

/** A certificate's issuer and serial number, which follow its version. */
function issuerAndNumber(certificate: Buffer): Buffer {
  const [body = Buffer.alloc(0)] = derParts(certificate);
  const [number, , issuer] = derParts(body).filter((part) => part[0] !== context);
  if (!number || !issuer) throw new Error('a certificate without an issuer');
  return der(tags.sequence, issuer, number);
}
