import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** Whom a process is started as; ourselves when it is not said. */
export type Account = { uid: number; gid: number } | undefined;

/** The first of these accounts that the machine has, when the tests run as root, such as in CI. */
export function unprivilegedAccount(...names: string[]): Account {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of names) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      spawnSync('id', [option, name], { encoding: 'utf8' }).stdout.trim(),
    );
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`This machine has no account named ${names.join(' or ')}`);
}

export function giveTo(account: Account, file: string): void {
  if (account !== undefined) chownSync(file, account.uid, account.gid);
}
