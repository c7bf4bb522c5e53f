import assert from 'node:assert/strict';
import { test } from 'node:test';
import { launchersAbove, type Ancestor } from './launchers.ts';

const row = (...commands: string[]): ((pid: number) => Ancestor | null) => {
  const ancestors = commands.map((command, index) => ({
    pid: 100 - index,
    parent: 99 - index,
    command,
  }));
  return (pid) => ancestors.find((ancestor) => ancestor.pid === pid) ?? null;
};

const rows: [what: string, commands: string[], launchers: number][] = [
  [
    'npx, pnpm and the shells between them',
    [
      'sh -c node tools/run.mjs start.ts',
      'node /root/.npm/_npx/1/node_modules/.bin/pnpm start',
      'sh -c pnpm start',
      'npm exec pnpm@12 start',
      '-bash',
    ],
    4,
  ],
  ['pnpm alone', ['/usr/bin/node /usr/local/bin/pnpm start', '/bin/zsh'], 1],
  [
    'not the shell of the caller',
    ['node /x/.bin/pnpm start', 'npm exec pnpm@12 start', 'bash -c cd /x; npx -y pnpm@12 start'],
    2,
  ],
  ['nobody, started by hand', ['-bash', 'sshd'], 0],
  ['nobody, started by a service manager', ['/sbin/init'], 0],
];
for (const [what, commands, launchers] of rows) {
  test(`launchers are ${what}`, () => {
    const found = launchersAbove(100, row(...commands));
    assert.deepEqual(found, [100, 99, 98, 97].slice(0, launchers));
  });
}
