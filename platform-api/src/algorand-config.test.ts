import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from './config.ts';
import { StartRefusal } from './start-refusal.ts';

const node = 'https://node.example';
const indexer = 'https://indexer.example/v';

test('without a word of it the embedded ledger takes the notes', () => {
  assert.equal(readConfig({}).algorand, null);
  assert.equal(readConfig({ ALGORAND_NODE_URL: '', ALGORAND_INDEXER_URL: ' ' }).algorand, null);
});

test('node and indexer make a ledger on mainnet, unless another network is named', () => {
  const read = (more: Record<string, string>) =>
    readConfig({ ALGORAND_NODE_URL: node, ALGORAND_INDEXER_URL: indexer, ...more }).algorand;
  const hash = (more: Record<string, string>) =>
    Buffer.from(read(more)?.genesisHash ?? []).toString('base64');
  assert.deepEqual(read({}), {
    node: { url: node, token: '' },
    indexer: { url: indexer, token: '' },
    genesisHash: new Uint8Array(
      Buffer.from('wGHE2Pwdvd7S12BL5FaOP20EGYesN73ktiC1qzkkit8=', 'base64'),
    ),
    explorer: null,
  });
  assert.equal(
    hash({ ALGORAND_NETWORK: 'testnet' }),
    'SGO1GKSzyE7IEPItTxCByw9x8FmnrCDexi9/cOUJOiI=',
  );
  const own = Buffer.alloc(32, 7).toString('base64');
  assert.equal(hash({ ALGORAND_NETWORK: own }), own);
  const whole = read({
    ALGORAND_NODE_TOKEN: 'a',
    ALGORAND_INDEXER_TOKEN: 'b',
    ALGORAND_EXPLORER_URL: 'https://explorer.example/mainnet/',
  });
  assert.deepEqual(
    [whole?.node.token, whole?.indexer.token, whole?.explorer],
    ['a', 'b', 'https://explorer.example/mainnet'],
  );
});

test('half of it refuses the start and names the other half', () => {
  const refused = (variables: Record<string, string>, message: RegExp) =>
    assert.throws(
      () => readConfig(variables),
      (error) => error instanceof StartRefusal && message.test(error.message),
    );
  refused({ ALGORAND_NODE_URL: node }, /^ALGORAND_NODE_URL is set, so ALGORAND_INDEXER_URL must/);
  refused({ ALGORAND_INDEXER_URL: indexer }, /so ALGORAND_NODE_URL must be set too/);
  for (const name of [
    'ALGORAND_NODE_TOKEN',
    'ALGORAND_INDEXER_TOKEN',
    'ALGORAND_NETWORK',
    'ALGORAND_EXPLORER_URL',
  ]) {
    const value = name.endsWith('_URL') ? node : 'testnet';
    const both = 'so ALGORAND_NODE_URL and ALGORAND_INDEXER_URL must be set too';
    refused({ [name]: value }, new RegExp(`^${name} is set, ${both}`));
  }
  const both = { ALGORAND_NODE_URL: node, ALGORAND_INDEXER_URL: indexer };
  refused({ ...both, ALGORAND_NETWORK: 'mainet' }, /ALGORAND_NETWORK is mainnet, testnet, or/);
  refused({ ...both, ALGORAND_NODE_URL: 'ftp://node.example' }, /ALGORAND_NODE_URL/);
});
