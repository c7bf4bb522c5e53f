import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sdkRefusal } from './sdk-refusal.ts';

let dir: string;
before(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'workerbadge-sdk-'));
});
after(() => rmSync(dir, { recursive: true, force: true }));

function installed(name: string, version: string): void {
  const folder = path.join(dir, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version }));
}

test('a remote whose SDK the shell serves may run; another is told which one is served', async () => {
  installed('shared-ui', '0.13.74');
  installed('shared-auth', '0.13.2');
  assert.equal(await sdkRefusal(dir, '>=0.13.0 <0.14.0'), null);
  installed('shared-auth', '0.12.9');
  assert.equal(
    await sdkRefusal(dir, '>=0.13.0 <0.14.0'),
    'This remote has shared-auth 0.12.9, and the shell of this dev-shell serves the SDK >=0.13.0 <0.14.0: install dev-shell and the SDK in one version.',
  );
});
