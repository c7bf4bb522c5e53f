import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getPublicKey, hashes, Point, sign, utils } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { toHex, utf8 } from './bytes.ts';
import { isEd25519Signed, type Platform } from './ed25519.ts';

hashes.sha512 = sha512;

const message = utf8('a credential');
const seed = new Uint8Array(32).fill(7);
const publicKey = getPublicKey(seed);
const signature = sign(message, seed);

/** A platform that knows Ed25519, and the two that do not. */
const withoutEd25519 = {
  importKey: () => Promise.reject(new DOMException('no Ed25519', 'NotSupportedError')),
} as unknown as Platform;
const platforms: [string, Platform | undefined][] = [
  ['a platform with Ed25519', crypto.subtle],
  ['a platform without it', withoutEd25519],
  ['a page without HTTPS', undefined],
];

const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
const numberOf = (bytes: Uint8Array) => BigInt(`0x${toHex(bytes.toReversed())}`);
const bytesOf = (number: bigint) =>
  Uint8Array.from(Buffer.from(number.toString(16).padStart(64, '0'), 'hex').toReversed());
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A number of 255 bits, all of them set. */
const lastOf = (bytes: Uint8Array, last: number) => Uint8Array.from([...bytes.slice(0, 31), last]);
const beyondField = lastOf(new Uint8Array(32).fill(0xff), 0x7f);

/** The same signature with the order of the group added to its number. */
const secondForm = (bytes: Uint8Array) =>
  joined(bytes.slice(0, 32), bytesOf(numberOf(bytes.slice(32)) + ORDER));

/** The key's holder signs with the neutral point, written as a number beyond the field. */
function signedBeyondField(): Uint8Array {
  const point = joined(Uint8Array.of(0xee), beyondField.slice(1));
  const hash = numberOf(sha512(joined(point, publicKey, message))) % ORDER;
  return joined(point, bytesOf((hash * utils.getExtendedPublicKey(seed).scalar) % ORDER));
}

const changed = (bytes: Uint8Array, at: number) =>
  bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

/** The points of small order, with either sign. */
const smallKeys = [
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '0000000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].flatMap((hex) => {
  const key = Uint8Array.from(Buffer.from(hex, 'hex'));
  return [key, lastOf(key, (key[31] ?? 0) | 0x80)];
});

for (const [name, subtle] of platforms) {
  test(`${name}: what the key signed, and nothing else`, async () => {
    const isSigned = (of: Partial<Record<'key' | 'signature' | 'message', Uint8Array>>) =>
      isEd25519Signed(
        of.key ?? publicKey,
        of.signature ?? signature,
        of.message ?? message,
        subtle,
      );
    assert.equal(await isSigned({}), true);
    const others = {
      'another message': { message: utf8('a credentiaL') },
      'another R': { signature: changed(signature, 0) },
      'another S': { signature: changed(signature, 40) },
      'a second form of S': { signature: secondForm(signature) },
      'a second form of R': { signature: signedBeyondField() },
      'too short': { signature: signature.slice(0, 63) },
      'too long': { signature: Uint8Array.from([...signature, 0]) },
      'another key': { key: getPublicKey(new Uint8Array(32).fill(8)) },
      'a key of another length': { key: publicKey.slice(0, 31) },
      'no point': { key: new Uint8Array(32).fill(2) },
      'a number beyond the field': { key: beyondField },
    };
    for (const [what, other] of Object.entries(others)) {
      assert.equal(await isSigned(other), false, what);
    }
  });
}

test('of a platform that takes every key, as Chromium does: none with which anybody could sign', async () => {
  const credulous = {
    importKey: () => Promise.resolve({}),
    verify: () => Promise.resolve(true),
  } as unknown as Platform;
  const isSigned = (key: Uint8Array) => isEd25519Signed(key, signature, message, credulous);
  assert.equal(await isSigned(publicKey), true);
  for (const key of [...smallKeys, beyondField, publicKey.slice(0, 31)]) {
    assert.equal(await isSigned(key), false, toHex(key));
  }
});

test('the keys that are refused so are the points of small order', () => {
  const points = smallKeys.filter((key) => {
    try {
      return Point.fromBytes(key, true).isSmallOrder();
    } catch {
      return false;
    }
  });
  const orders = new Set(points.map((key) => toHex(Point.fromBytes(key, true).toBytes())));
  assert.equal(orders.size, 8);
});
