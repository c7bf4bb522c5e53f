import assert from 'node:assert/strict';
import { test } from 'node:test';
import { proxies, visitorOf } from './proxies.ts';

for (const [address, visitor] of [
  ['93.44.1.7', '93.44.1.7'],
  ['::ffff:93.44.1.7', '93.44.1.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::7:1', '2001:db8:0:0::/64'],
  ['1::4:5:6:7:8', '1:0:0:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const) {
  test(`a limit counts ${address} as ${visitor}`, () => {
    assert.equal(visitorOf(address), visitor);
  });
}

test('a proxy is known by address, by network and by name, in either form', () => {
  const isProxy = proxies(['loopback', '172.30.71.10', '10.0.0.0/8', 'fd00::/8']);
  for (const address of ['127.0.0.1', '::1', '172.30.71.10', '::ffff:10.9.8.7', 'fd00::5']) {
    assert.equal(isProxy(address), true, address);
  }
  for (const address of ['172.30.71.11', '11.0.0.1', '::ffff:93.44.1.7', 'fe80::1', 'edge', '']) {
    assert.equal(isProxy(address), false, address);
  }
});
