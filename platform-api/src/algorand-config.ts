import { z } from 'zod';
import type { AlgorandConfig } from './adapters/notary/algorand/algorand-ledger.ts';
import { StartRefusal } from './start-refusal.ts';

export type { AlgorandConfig };

/** Genesis hashes: what tells a network from another. */
const networks = {
  mainnet: 'wGHE2Pwdvd7S12BL5FaOP20EGYesN73ktiC1qzkkit8=',
  testnet: 'SGO1GKSzyE7IEPItTxCByw9x8FmnrCDexi9/cOUJOiI=',
};

const address = z.url({ protocol: /^https?$/ }).optional();

export const algorandVariables = {
  /** Node and indexer of Algorand, where notes go in place of the embedded ledger; */
  ALGORAND_NODE_URL: address,
  ALGORAND_NODE_TOKEN: z.string().optional(),
  ALGORAND_INDEXER_URL: address,
  ALGORAND_INDEXER_TOKEN: z.string().optional(),
  /** `mainnet` (usual), `testnet`, or the genesis hash of another network in base64; */
  ALGORAND_NETWORK: z.string().optional(),
  /** an explorer with the pages `/transaction/`, `/asset/` and `/account/`. */
  ALGORAND_EXPLORER_URL: address,
};

type Variables = { [name in keyof typeof algorandVariables]?: string | undefined };

/** Reads the variables of Algorand; null where the embedded ledger takes the notes. Throws a StartRefusal. */
export function readAlgorandConfig(variables: Variables): AlgorandConfig | null {
  const { ALGORAND_NODE_URL: node, ALGORAND_INDEXER_URL: indexer } = variables;
  if (node === undefined || indexer === undefined) {
    const given = Object.entries(variables).find(
      ([name, value]) => name in algorandVariables && value !== undefined,
    );
    if (given === undefined) return null;
    const missing = [
      ...(node === undefined ? ['ALGORAND_NODE_URL'] : []),
      ...(indexer === undefined ? ['ALGORAND_INDEXER_URL'] : []),
    ];
    throw new StartRefusal(`${given[0]} is set, so ${missing.join(' and ')} must be set too.`);
  }
  return {
    node: { url: node, token: variables.ALGORAND_NODE_TOKEN ?? '' },
    indexer: { url: indexer, token: variables.ALGORAND_INDEXER_TOKEN ?? '' },
    genesisHash: genesisHashOf(variables.ALGORAND_NETWORK ?? 'mainnet'),
    explorer: variables.ALGORAND_EXPLORER_URL?.replace(/\/$/, '') ?? null,
  };
}

function genesisHashOf(network: string): Uint8Array {
  const text = network === 'mainnet' || network === 'testnet' ? networks[network] : network;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32 || bytes.toString('base64') !== text) {
    throw new StartRefusal(
      'ALGORAND_NETWORK is mainnet, testnet, or the genesis hash of another network in base64.',
    );
  }
  return new Uint8Array(bytes);
}
