/** Another workspace with a new remote in it, for tests: everything else of it is this one's. */
import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryDir } from '../release/built-releases.ts';
import { createRemote } from './create-remote.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const model = 'mf-wallet-badges';
const linked = ['shared-ui', 'shared-auth', 'delivery', 'tools', 'node_modules', model];
const copied = ['tsconfig.base.json', 'tsconfig.browser.json', '.oxlintrc.json', '.oxfmtrc.json'];

/** @returns its top folder. */
export async function workspaceWithNewRemote(key: string, owner: string): Promise<string> {
  const root = temporaryDir();
  for (const name of linked) symlinkSync(path.join(workspace, name), path.join(root, name));
  for (const name of copied) cpSync(path.join(workspace, name), path.join(root, name));
  await createRemote({ root, key, owner });
  // What an install would link.
  const modules = path.join(workspace, model, 'node_modules');
  symlinkSync(modules, path.join(root, key, 'node_modules'));
  return root;
}
