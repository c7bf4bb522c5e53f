import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { readTimeStamp } from 'contracts/transparency-log';
import { systemClock } from '../../clock.ts';
import {
  startTimeStampAuthority,
  type TimeStampStandIn,
} from '../../testing/time-stamp-authority.ts';
import { timeStampAuthority } from './authority.ts';
import { verifyTimeStamp } from './verify-time-stamp.ts';

let tsa: TimeStampStandIn;
let other: TimeStampStandIn;
const bytes = Buffer.from('a signed checkpoint\n');

before(async () => {
  tsa = await startTimeStampAuthority();
  other = await startTimeStampAuthority({ accuracySeconds: 90 });
});
after(() => Promise.all([tsa.close(), other.close()]));
afterEach(() => {
  tsa.spoil = (answer) => answer;
});

const open = (roots = [tsa.root], clock = systemClock) =>
  timeStampAuthority({ url: tsa.url, roots }, clock, { timeoutMs: 5000 });

test('a time stamp of OpenSSL’s authority is verified, and OpenSSL verifies what is kept of it', async () => {
  const stamp = await open().stamp(bytes);
  assert.ok(Math.abs(stamp.at.getTime() - Date.now()) < 60_000);
  assert.equal(stamp.accuracyMs, 1000);
  assert.equal(stamp.authority, 'stamps');
  assert.equal(tsa.judge(bytes, stamp.response), 'OK');
  assert.notEqual(tsa.judge(Buffer.from('other'), stamp.response), 'OK');
  const again = await verifyTimeStamp(stamp.response, bytes, { roots: [tsa.root] });
  assert.deepEqual(again.at, stamp.at);
  // As a browser reads it, without the library.
  const read = readTimeStamp(new Uint8Array(stamp.response));
  assert.deepEqual(read?.at, stamp.at);
  assert.equal(
    Buffer.from(read?.hash ?? []).toString('hex'),
    createHash('sha256').update(bytes).digest('hex'),
  );
});

test('what is not a stamp of these bytes by a known authority is refused, with its reason', async () => {
  const { response } = await open().stamp(bytes);
  const verify = (answer: Uint8Array, of = bytes, roots = [tsa.root]) =>
    verifyTimeStamp(answer, of, { roots });
  await assert.rejects(verify(response, Buffer.from('other')), /of other bytes/);
  await assert.rejects(verify(response, bytes, [other.root]), /certificate/);
  await assert.rejects(verify(response, bytes, []), /certificate/);
  await assert.rejects(verify(response.slice(0, 100)), /cannot be read/);
  await assert.rejects(verify(new Uint8Array()), /cannot be read/);
  await assert.rejects(
    verifyTimeStamp(response, bytes, { roots: [tsa.root], nonce: Buffer.from('01020304', 'hex') }),
    /another question/,
  );
});

test('a changed byte is refused, or stands in a word around the certificate that says nothing', async () => {
  const { response } = await open().stamp(bytes);
  let refused = 0;
  for (let at = 0; at < response.length; at += 5) {
    const changed = Buffer.from(response);
    changed[at] = (changed[at] ?? 0) ^ 1;
    const stamp = await verifyTimeStamp(changed, bytes, { roots: [tsa.root] }).catch(() => null);
    if (stamp === null) refused += 1;
    else assert.equal(stamp.authority, 'stamps', `byte ${at}`);
  }
  assert.ok(refused >= Math.ceil(response.length / 5) - 1, `${refused} of ${response.length} / 5`);
});

test('an old answer, a refusal, a page and a silent authority are no stamp', async () => {
  const old = Buffer.from((await open().stamp(bytes)).response);
  tsa.spoil = () => old;
  await assert.rejects(open().stamp(bytes), /another question/);
  // PKIStatusInfo with status 2, rejection.
  tsa.spoil = () => Buffer.from('30053003020102', 'hex');
  await assert.rejects(open().stamp(bytes), /refused with status 2/);
  tsa.spoil = () => Buffer.from('<html>');
  await assert.rejects(open().stamp(bytes), /cannot be read/);
  tsa.setAway(true);
  await assert.rejects(open().stamp(bytes));
  tsa.setAway(false);
});

test('a clock that is off and a stamp that is accurate to a minute and a half are refused', async () => {
  const late = { now: () => new Date(Date.now() + 400_000) };
  await assert.rejects(open([tsa.root], late).stamp(bytes), /clocks/);
  const vague = timeStampAuthority({ url: other.url, roots: [other.root] }, systemClock);
  await assert.rejects(vague.stamp(bytes), /accurate to 90000 ms/);
});

test('the key signs with its own certificate alone, and with one for time stamps alone', async () => {
  // Issued before the stamp, so that they are valid at its instant.
  const forCode = tsa.issuedAgain({ extendedKeyUsage: 'critical,codeSigning' });
  const longer = tsa.issuedAgain({ days: 3655 });
  const { response } = await open().stamp(bytes);
  const withCertificate = (certificate: Buffer) => {
    assert.equal(certificate.length, tsa.certificate.length, 'so that no length around it changes');
    const start = Buffer.from(response).indexOf(tsa.certificate);
    const changed = Buffer.from(response);
    certificate.copy(changed, start);
    return verifyTimeStamp(changed, bytes, { roots: [tsa.root] });
  };
  await withCertificate(tsa.certificate);
  await assert.rejects(withCertificate(forCode), /not one for time stamps/);
  await assert.rejects(withCertificate(longer), /does not name/);
});
