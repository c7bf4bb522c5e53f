/** What a remote has outside of its folder: its pipeline, and its lines among the owners. */
import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** `Team Wallet & Badges` → `@workerbadge/team-wallet-badges`, the group that is asked about changes. */
export const groupOf = (owner: string): string =>
  `@workerbadge/${owner
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')}`;

export const pipelineOf = (key: string): string =>
  `#!/usr/bin/env bash\nexec "$(dirname "$0")/remote" ${key}\n`;

export const ownerLinesOf = (key: string, owner: string): string =>
  [`/${key}/`, `/.ci/${key}`].map((place) => `${place} ${groupOf(owner)}\n`).join('');

export async function writeTeamFiles(root: string, key: string, owner: string): Promise<void> {
  const pipeline = path.join(root, '.ci', key);
  await mkdir(path.dirname(pipeline), { recursive: true });
  await writeFile(pipeline, pipelineOf(key));
  await chmod(pipeline, 0o755);
  await appendFile(path.join(root, 'CODEOWNERS'), ownerLinesOf(key, owner));
}
