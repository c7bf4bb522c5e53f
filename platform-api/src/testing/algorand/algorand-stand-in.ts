import { createHash, createPublicKey, verify } from 'node:crypto';
import {
  decodeSignedTransaction,
  encodeMsgpack,
  modelsv2,
  type SignedTransaction,
  type Transaction,
} from 'algosdk';
import { startStandIn, type StandIn, type StandInAnswer } from '../payment-providers/stand-in.ts';
import { indexedAsset, indexedTransaction, type TakenTransaction } from './indexer-wire.ts';

export type AlgorandStandIn = StandIn & {
  nodeUrl: string;
  indexerUrl: string;
  genesisHash: Uint8Array;
  /** What is in blocks, in the order of its rounds. */
  confirmed(): Transaction[];
  /** Blocks stay empty: what was handed over waits. */
  holdBlocks: boolean;
  /** Rounds that the indexer is behind. */
  indexerLag: number;
  /** The node, the indexer, or both let every call hang. */
  hanging: 'nobody' | 'node' | 'indexer';
  /** In microalgos for each byte of a transaction. */
  feePerByte: number;
  isOutOfFunds: boolean;
  /** Lets blocks pass; what waits is forgotten when its last round has gone by. */
  pass(rounds: number): void;
};

const MIN_FEE = 1000n;
const GENESIS_ID = 'standin-v1';

/**
 * A network of one node and its indexer on loopback that keep the documented REST of both: it takes a
 * transaction only as the network would, decoded by the SDK, with signature, rounds, lease and fee. A block is
 * made whenever somebody waits for the next one.
 */
export async function startAlgorand(): Promise<AlgorandStandIn> {
  const taken = new Map<string, TakenTransaction>();
  const genesisHash = new Uint8Array(createHash('sha256').update('stand-in').digest());
  let round = 1000;
  let lastAsset = 5000;

  const makeBlock = () => {
    round += 1;
    for (const entry of taken.values()) {
      if (entry.round !== null) continue;
      if (Number(entry.signed.txn.lastValid) < round) taken.delete(entry.id);
      else if (!network.holdBlocks) confirm(entry);
    }
  };
  const confirm = (entry: TakenTransaction) => {
    entry.round = round;
    entry.roundTime = Math.floor(Date.now() / 1000);
    if (entry.signed.txn.assetConfig) entry.assetId = lastAsset += 1;
  };

  const take = (bytes: Buffer): StandInAnswer => {
    const signed = decodeSignedTransaction(new Uint8Array(bytes));
    const { txn } = signed;
    const id = txn.txID();
    const fault = faultOf(signed);
    if (fault !== null) return refused(400, `TransactionPool.Remember: ${fault}`);
    taken.set(id, { id, signed, round: null, assetId: null, roundTime: 0 });
    return { status: 200, body: { txId: id } };
  };

  /** Why the network would not take it. */
  const faultOf = (signed: SignedTransaction): string | null => {
    const { txn } = signed;
    const next = BigInt(round + 1);
    if (!isSigned(signed)) return 'At least one signature did not pass verification';
    if (!Buffer.from(txn.genesisHash ?? []).equals(genesisHash)) return 'genesis hash mismatch';
    if (taken.has(txn.txID())) return `transaction already in ledger: ${txn.txID()}`;
    if (txn.firstValid > next || txn.lastValid < next || txn.lastValid - txn.firstValid > 1000n) {
      return `txn dead: round ${next} outside of ${txn.firstValid}--${txn.lastValid}`;
    }
    if (txn.fee < MIN_FEE) return `txgroup had ${txn.fee} in fees, which is less than the minimum`;
    if (network.isOutOfFunds) return `transaction ${txn.txID()}: overspend`;
    const holder = [...taken.values()].find(
      (other) =>
        other.signed.txn.lastValid >= next &&
        other.signed.txn.sender.toString() === txn.sender.toString() &&
        Buffer.from(other.signed.txn.lease ?? []).equals(txn.lease ?? Buffer.alloc(0)),
    );
    return holder ? `transaction ${txn.txID()} using an overlapping lease` : null;
  };

  const pendingInfo = (id: string): StandInAnswer => {
    const known = taken.get(id);
    if (known === undefined || (known.round ?? round) < round - 1000) {
      return refused(404, 'could not find the transaction in the transaction pool');
    }
    const body = new modelsv2.PendingTransactionResponse({
      poolError: '',
      txn: known.signed,
      ...(known.round === null ? {} : { confirmedRound: known.round }),
      ...(known.assetId === null ? {} : { assetIndex: known.assetId }),
    });
    return {
      status: 200,
      body: Buffer.from(encodeMsgpack(body)),
      headers: { 'content-type': 'application/msgpack' },
    };
  };

  const status = () => ({
    'catchup-time': 0,
    'last-round': round,
    'last-version': 'future',
    'next-version': 'future',
    'next-version-round': round + 1,
    'next-version-supported': true,
    'stopped-at-unsupported-round': false,
    'time-since-last-round': 0,
  });

  const node = (method: string, path: string, bytes: Buffer): StandInAnswer => {
    if (method === 'POST' && path === '/v2/transactions') return take(bytes);
    if (path === '/v2/transactions/params') return { status: 200, body: params() };
    if (path === '/v2/status') return { status: 200, body: status() };
    const [, awaited] = /^\/v2\/status\/wait-for-block-after\/(\d+)$/.exec(path) ?? [];
    if (awaited !== undefined) {
      if (Number(awaited) >= round) makeBlock();
      return { status: 200, body: status() };
    }
    const [, id] = /^\/v2\/transactions\/pending\/(\w+)$/.exec(path) ?? [];
    return id === undefined ? refused(404, 'not found') : pendingInfo(id);
  };

  const params = () => ({
    'consensus-version': 'future',
    fee: network.feePerByte,
    'genesis-hash': Buffer.from(genesisHash).toString('base64'),
    'genesis-id': GENESIS_ID,
    'last-round': round,
    'min-fee': Number(MIN_FEE),
  });

  const indexed = () => {
    const last = round - network.indexerLag;
    const all = [...taken.values()].filter((entry) => entry.round !== null && entry.round <= last);
    return { last, all };
  };

  const indexer = (path: string, query: URLSearchParams): StandInAnswer => {
    const { last, all } = indexed();
    const answer = (body: object) => ({ status: 200, body: { 'current-round': last, ...body } });
    if (path === '/health') {
      const health = { 'db-available': true, 'is-migrating': false, message: String(last) };
      return { status: 200, body: { ...health, round: last, version: 'stand-in' } };
    }
    if (path === '/v2/transactions') {
      const prefix = Buffer.from(query.get('note-prefix') ?? '', 'base64');
      const found = all.filter(
        ({ signed: { txn } }) =>
          Buffer.from(txn.note).subarray(0, prefix.length).equals(prefix) &&
          txn.sender.toString() === (query.get('address') ?? txn.sender.toString()),
      );
      return answer({ transactions: found.map(indexedTransaction) });
    }
    if (path === '/v2/assets') {
      const assets = all.filter(
        ({ assetId, signed: { txn } }) =>
          assetId !== null && txn.sender.toString() === query.get('creator'),
      );
      return answer({ assets: assets.map(indexedAsset) });
    }
    const [, id] = /^\/v2\/transactions\/(\w+)$/.exec(path) ?? [];
    const known = all.find((entry) => entry.id === id);
    return known === undefined
      ? refused(404, `no transaction found for transaction id: ${id}`)
      : answer({ transaction: indexedTransaction(known) });
  };

  const standIn = await startStandIn(async ({ method, path, query, bytes }) => {
    const [, part = '', rest = ''] = /^\/(node|indexer)(\/.*)$/.exec(path) ?? [];
    // As a peer that took the connection and never answers: closing the stand-in ends it.
    if (network.hanging === part) await new Promise(() => {});
    return part === 'node' ? node(method, rest, bytes) : indexer(rest, query);
  });
  const network: AlgorandStandIn = Object.assign(standIn, {
    nodeUrl: `${standIn.url}/node`,
    indexerUrl: `${standIn.url}/indexer`,
    genesisHash,
    confirmed: () =>
      [...taken.values()].flatMap((entry) => (entry.round === null ? [] : entry.signed.txn)),
    holdBlocks: false,
    indexerLag: 0,
    hanging: 'nobody' as const,
    feePerByte: 0,
    isOutOfFunds: false,
    pass(rounds: number) {
      for (let passed = 0; passed < rounds; passed += 1) makeBlock();
    },
  });
  return network;
}

/** By the account's own key, without the adapter's code. */
function isSigned({ txn, sig }: SignedTransaction): boolean {
  if (sig === undefined) return false;
  const x = Buffer.from(txn.sender.publicKey).toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, txn.bytesToSign(), key, sig);
}

const refused = (status: number, message: string): StandInAnswer => ({ status, body: { message } });
