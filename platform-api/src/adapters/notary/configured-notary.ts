import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { NotaryPort } from '../../ports/notary.ts';
import type { Secrets } from '../../secrets.ts';
import { algorandLedger, type AlgorandConfig } from './algorand/algorand-ledger.ts';
import { embeddedLedger } from './embedded-ledger.ts';

/** Notes go to Algorand where it is configured, else to the embedded ledger, whose earlier notes stay found. */
export function configuredNotary(
  config: AlgorandConfig | null,
  parts: { database: Database; secrets: Pick<Secrets, 'ledgerSeed'>; clock: Clock },
): NotaryPort {
  const embedded = embeddedLedger(parts.database, parts.secrets, parts.clock);
  if (config === null) return embedded;
  const algorand = algorandLedger(config, parts);
  return {
    ...algorand,
    find: async (transactionId) =>
      (await embedded.find(transactionId)) ?? algorand.find(transactionId),
  };
}
