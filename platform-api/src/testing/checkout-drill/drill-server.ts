/**
 * A server of the drill: the product over a clock that its parent sets and a provider that its parent
 * takes away. Ends as a server ends, by a signal.
 */
import { buildApp } from '../../app.ts';
import type { Clock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import { authenticate } from '../../domains/identity/index.ts';
import { embeddedAdapters, openPlatform } from '../../open-platform.ts';
import type { Platform } from '../../platform.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import type { DrillWorld } from './drill-world.ts';

let world: DrillWorld = JSON.parse(process.env['DRILL_WORLD'] ?? '{}') as DrillWorld;
process.on('message', (told: DrillWorld) => {
  world = told;
});
process.once('disconnect', () => process.exit(0));

const clock: Clock = { now: () => new Date(Date.now() + world.offsetMs) };

/** The provider, as long as it answers. */
function whileUp(payments: PaymentsPort): PaymentsPort {
  const assertUp = () => {
    if (world.isDown) throw new Error('The provider does not answer');
  };
  return {
    ...payments,
    async createSession(request) {
      assertUp();
      return payments.createSession(request);
    },
    async status(ref) {
      assertUp();
      return payments.status(ref);
    },
    async capture(session) {
      assertUp();
      return payments.capture(session);
    },
    async expireSession(ref) {
      assertUp();
      return payments.expireSession(ref);
    },
    async *listCaptures(since) {
      assertUp();
      yield* payments.listCaptures(since);
    },
    async refund(request) {
      assertUp();
      return payments.refund(request);
    },
  };
}

const config = readConfig(process.env);
const opened = await openPlatform(config);
const adapters = embeddedAdapters(config, { ...opened, clock });
const platform: Platform = {
  ...opened,
  ...adapters,
  clock,
  payments: adapters.payments.map(whileUp),
};
const app = await buildApp(platform, authenticate(platform));
await app.ready();
await platform.database.alone(() => platform.jobs.start());
await app.listen({ host: '127.0.0.1', port: config.port });
process.send?.('ready');
