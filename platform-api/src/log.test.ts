import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLog } from './log.ts';
import { testPlatform } from './testing/platform.ts';

const collected = () => {
  const lines: string[] = [];
  return { lines, stream: { write: (line: string) => void lines.push(line) } };
};

test('a request is logged with its correlation id and route, without query, headers or address', async () => {
  const { lines, stream } = collected();
  const t = await testPlatform({ log: createLog('info', stream) });
  await t.call(null, {
    url: '/api/Account/Role?name=Giulia&token=abc',
    headers: { 'x-correlation-id': 'log-test-1', authorization: 'Bearer secret-token-of-mine' },
    remoteAddress: '203.0.113.7',
  });
  await t.close();
  const own = lines.filter((line) => line.includes('log-test-1'));
  assert.ok(own.length >= 2);
  const [first] = own.map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.equal(first?.['correlationId'], 'log-test-1');
  assert.deepEqual(first?.['req'], {
    method: 'GET',
    path: '/api/Account/Role',
    route: '/api/Account/Role',
  });
  assert.doesNotMatch(own.join('\n'), /Giulia|abc|secret-token|203\.0\.113/);
});

test('an error of the database is logged without the values that it quotes', () => {
  const { lines, stream } = collected();
  const cause = Object.assign(
    new Error('duplicate key value violates "account_fiscal_code_unique"'),
    {
      code: '23505',
      detail: 'Key (fiscal_code)=(SRTGLI88E54L781R) already exists.',
    },
  );
  const error = new Error('Failed query: insert into "account"\nparams: Giulia,SRTGLI88E54L781R', {
    cause,
  });
  createLog('error', stream).error({ err: error }, 'unexpected error');
  const [line] = lines.map((text) => JSON.parse(text) as { err: { cause: { code: string } } });
  assert.equal(line?.err.cause.code, '23505');
  assert.doesNotMatch(lines.join('\n'), /Giulia|SRTGLI/);
});
