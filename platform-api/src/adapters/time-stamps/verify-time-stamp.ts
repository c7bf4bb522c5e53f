import { createHash } from 'node:crypto';
import { Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { readDer } from 'contracts/transparency-log';
import {
  Certificate,
  ContentInfo,
  ExtKeyUsage,
  SignedData,
  TimeStampResp,
  TSTInfo,
  type SignerInfo,
} from 'pkijs';
import type { TimeStamp } from '../../ports/time-stamps.ts';

const oids = {
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  commonName: '2.5.4.3',
};

const hashNames: Record<string, string> = {
  '1.3.14.3.2.26': 'sha1',
  [oids.sha256]: 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

/** The answer is no time stamp of these bytes. */
export class NoTimeStamp extends Error {}

/**
 * Verifies the answer of a time stamp authority whole (RFC 3161, RFC 5816): its status, that it is of these
 * bytes, the nonce of the question, the signature, the certificate that signed and its chain up to a known root
 * at the instant of the stamp. Whether a certificate was revoked is not asked. Throws a `NoTimeStamp`.
 * @param known.roots certificates, DER
 * @param known.nonce of the question; a kept answer is verified without
 */
export async function verifyTimeStamp(
  response: Uint8Array,
  bytes: Uint8Array,
  { roots, nonce }: { roots: readonly Uint8Array[]; nonce?: Uint8Array },
): Promise<TimeStamp> {
  const signed = signedDataOf(response);
  const info = stampOf(signed);
  const { messageImprint } = info;
  const isOfBytes =
    messageImprint.hashAlgorithm.algorithmId === oids.sha256 &&
    sha('sha256', bytes).equals(messageImprint.hashedMessage.valueBlock.valueHexView);
  if (!isOfBytes) throw new NoTimeStamp('it is of other bytes');
  if (nonce !== undefined && !isSameNumber(info.nonce, nonce)) {
    throw new NoTimeStamp('it answers another question');
  }
  const [signer, ...others] = signed.signerInfos;
  const isSignedOnce =
    signer !== undefined &&
    others.length === 0 &&
    signed.digestAlgorithms.some(
      ({ algorithmId }) => algorithmId === signer.digestAlgorithm.algorithmId,
    );
  if (!isSignedOnce) throw new NoTimeStamp('it is not signed by one');
  const certificate = await signerOf(signed, bytes, roots);
  if (!isForTimeStamps(certificate)) {
    throw new NoTimeStamp('the certificate that signed is not one for time stamps');
  }
  if (!namesSigner(signer, certificate)) {
    throw new NoTimeStamp('the signature does not name its certificate');
  }
  return {
    response,
    at: info.genTime,
    accuracyMs: accuracyOf(info),
    authority: nameOf(certificate),
  };
}

function signedDataOf(response: Uint8Array): SignedData {
  if (readDer(new Uint8Array(response)) === null) throw new NoTimeStamp('it cannot be read');
  const { status, timeStampToken } = parsed(() => TimeStampResp.fromBER(owned(response)));
  // 0 is granted, 1 granted with changes.
  const code: number = status.status;
  if (code > 1 || timeStampToken === undefined) {
    throw new NoTimeStamp(`it was refused with status ${code}`);
  }
  if (timeStampToken.contentType !== ContentInfo.SIGNED_DATA) {
    throw new NoTimeStamp('it is not signed');
  }
  return parsed(() => new SignedData({ schema: timeStampToken.content }));
}

function stampOf({ encapContentInfo }: SignedData): TSTInfo {
  const { eContentType, eContent } = encapContentInfo;
  if (eContentType !== oids.tstInfo || eContent === undefined) {
    throw new NoTimeStamp('what is signed is no time stamp');
  }
  return parsed(() => TSTInfo.fromBER(eContent.getValue()));
}

async function signerOf(
  signed: SignedData,
  bytes: Uint8Array,
  roots: readonly Uint8Array[],
): Promise<Certificate> {
  try {
    const { signatureVerified, signerCertificate } = await signed.verify({
      signer: 0,
      data: owned(bytes),
      checkChain: true,
      // At the instant of the stamp: the library takes it from there.
      trustedCerts: roots.map((root) => Certificate.fromBER(owned(root))),
      passedWhenNotRevValues: true,
      extendedMode: true,
    });
    if (signatureVerified === true && signerCertificate) return signerCertificate;
  } catch (error) {
    throw new NoTimeStamp(error instanceof Error ? error.message : 'it cannot be verified');
  }
  throw new NoTimeStamp('its signature is false');
}

/** RFC 3161, 2.3: that use alone, and critical. */
function isForTimeStamps({ extensions = [] }: Certificate): boolean {
  const use = extensions.find(({ extnID }) => extnID === oids.extendedKeyUsage);
  const purposes: unknown = use?.parsedValue;
  return (
    use?.critical === true &&
    purposes instanceof ExtKeyUsage &&
    purposes.keyPurposes.length === 1 &&
    purposes.keyPurposes[0] === oids.timeStamping
  );
}

/** RFC 5035: a signed hash of the certificate keeps another one of the same key from taking its place. */
function namesSigner({ signedAttrs }: SignerInfo, certificate: Certificate): boolean {
  const attributes = signedAttrs?.attributes ?? [];
  const valueOf = (oid: string): unknown =>
    attributes.find(({ type }) => type === oid)?.values[0] as unknown;
  const contentType = valueOf(oids.contentType);
  const isStamp =
    contentType instanceof ObjectIdentifier && contentType.getValue() === oids.tstInfo;
  const newer = valueOf(oids.signingCertificateV2);
  const list = newer ?? valueOf(oids.signingCertificate);
  const der = Buffer.from(certificate.toSchema().toBER());
  const first = itemsOf(itemsOf(itemsOf(list)[0])[0]);
  const [algorithm] = itemsOf(first[0]);
  const usual = newer === undefined ? 'sha1' : 'sha256';
  const name = algorithm instanceof ObjectIdentifier ? hashNames[algorithm.getValue()] : usual;
  const hash = first.find((item) => item instanceof OctetString);
  return (
    isStamp &&
    name !== undefined &&
    hash instanceof OctetString &&
    sha(name, der).equals(hash.valueBlock.valueHexView)
  );
}

const itemsOf = (value: unknown): unknown[] =>
  value instanceof Sequence ? value.valueBlock.value : [];

function accuracyOf({ accuracy }: TSTInfo): number | null {
  if (accuracy === undefined) return null;
  const { seconds = 0, millis = 0, micros = 0 } = accuracy;
  return seconds * 1000 + millis + micros / 1000;
}

/** The common name; without one the whole subject. */
function nameOf({ subject }: Certificate): string {
  const parts = subject.typesAndValues.map(({ type, value }) => ({
    type,
    text: value.valueBlock.value,
  }));
  const common = parts.find(({ type }) => type === oids.commonName);
  return common?.text ?? parts.map(({ text }) => text).join(', ');
}

/** Numbers of DER without their leading zeroes. */
function isSameNumber(found: Integer | undefined, wanted: Uint8Array): boolean {
  const hex = (number: Uint8Array) =>
    Buffer.from(number)
      .toString('hex')
      .replace(/^(00)+/, '');
  return found !== undefined && hex(found.valueBlock.valueHexView) === hex(wanted);
}

const sha = (name: string, bytes: Uint8Array): Buffer => createHash(name).update(bytes).digest();

/** Bytes in a buffer of their own, as the library takes them. */
const owned = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new NoTimeStamp('it cannot be read');
  }
}
