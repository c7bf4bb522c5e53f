import { toHex, type Bytes } from './bytes.ts';
import { derTags, readDer, type DerItem } from './der.ts';

const oids = {
  signedData: '2a864886f70d010702',
  tstInfo: '2a864886f70d0109100104',
  sha256: '608648016503040201',
};

/** What a time stamp says, of which nothing was verified. */
export type ReadTimeStamp = {
  /** SHA-256 of what was stamped. */
  hash: Bytes;
  at: Date;
};

/**
 * What the answer of a time stamp authority (RFC 3161, TimeStampResp) says; null when it is none, or of another
 * hash than SHA-256. Whether an authority signed it is not looked at.
 */
export function readTimeStamp(response: Bytes): ReadTimeStamp | null {
  const [status, token] = itemsOf(readDer(response), derTags.sequence);
  const [granted] = itemsOf(status, derTags.sequence);
  // 0 is granted, 1 granted with changes.
  if (granted?.tag !== derTags.integer || granted.bytes.length !== 1) return null;
  if ((granted.bytes[0] ?? 2) > 1) return null;
  const signed = contentOf(token, oids.signedData);
  const info = contentOf(itemsOf(signed, derTags.sequence)[2], oids.tstInfo);
  if (info?.tag !== derTags.octets) return null;
  const [, , imprint, , time] = itemsOf(readDer(info.bytes), derTags.sequence);
  const [algorithm, hash] = itemsOf(imprint, derTags.sequence);
  const [name] = itemsOf(algorithm, derTags.sequence);
  const at = time?.tag === derTags.generalizedTime ? instantOf(time.bytes) : null;
  const isSha256 = name !== undefined && isOid(name, oids.sha256);
  return isSha256 && hash?.tag === derTags.octets && hash.bytes.length === 32 && at !== null
    ? { hash: hash.bytes, at }
    : null;
}

const itemsOf = (item: DerItem | null | undefined, tag: number): DerItem[] =>
  item?.tag === tag ? item.items : [];

const isOid = (item: DerItem, oid: string) => item.tag === derTags.oid && toHex(item.bytes) === oid;

/** What stands under a name: `SEQUENCE { OID, [0] … }`. */
function contentOf(item: DerItem | undefined, oid: string): DerItem | undefined {
  const [name, content] = itemsOf(item, derTags.sequence);
  if (name === undefined || !isOid(name, oid)) return undefined;
  return itemsOf(content, derTags.content)[0];
}

function instantOf(bytes: Bytes): Date | null {
  const text = String.fromCharCode(...bytes);
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/.exec(text) ?? [];
  const [year, month, day, hour, minute, second, fraction = ''] = parts;
  if (second === undefined) return null;
  const milliseconds = fraction.slice(0, 4);
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${milliseconds}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}
