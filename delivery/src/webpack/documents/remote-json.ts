import type { RemoteManifest } from 'contracts';
import { remoteDeclaration } from 'contracts/schemas';
import { z } from 'zod';
import type { ReleaseName } from '../release-name.ts';

/**
 * @param contract the contract version of the shared-ui that the remote is built against.
 * @throws Error that names the remote and every field which is wrong.
 */
export function remoteJson(
  release: Pick<ReleaseName, 'key' | 'version'>,
  config: unknown,
  contract: string,
): RemoteManifest {
  const parsed = remoteDeclaration.safeParse(config);
  if (!parsed.success) {
    throw new Error(`remote.config.ts of ${release.key}:\n${z.prettifyError(parsed.error)}`);
  }
  if (parsed.data.name !== release.key) {
    throw new Error(
      `remote.config.ts of ${release.key} is named ${parsed.data.name}: the name is the folder's`,
    );
  }
  return { ...parsed.data, contract, version: release.version };
}
