import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runStorm } from './run-storm.ts';
import type { ProviderName } from './storm-worlds.ts';

const providers: ProviderName[] = ['sandbox', 'stripe', 'paypal'];

for (const provider of providers) {
  test(`calls of ${provider}, forged, doubled, late, in any order and at once: none is taken that should not be, on PGlite and PostgreSQL`, async () => {
    const seed = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000);
    const { faults, figures } = await runStorm({ provider, calls: 120, orders: 6, seed });
    const nothing = Object.fromEntries(Object.keys(faults).map((name) => [name, 0]));
    assert.deepEqual(faults, nothing, `STORM_SEED=${seed}`);
    assert.ok(figures.paid > 0 && figures.paid < figures.orders, JSON.stringify(figures));
    assert.ok(figures.forged > 30 && figures.genuine > 20, JSON.stringify(figures));
  });
}
