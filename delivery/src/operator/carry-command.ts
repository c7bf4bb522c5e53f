/** From one installation to another: both publishers are asked, and the bytes pass as they are. */
import { PublisherClient, tokenOfEnvironment } from '../publisher/publisher-client.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { numberOf } from './percentage.ts';

export type CarryOptions = {
  from?: string | undefined;
  to?: string | undefined;
  version?: string | undefined;
  canary?: string | undefined;
  role?: string[] | undefined;
  'store-only'?: boolean | undefined;
  'dry-run'?: boolean | undefined;
  anyway?: boolean | undefined;
  reason?: string | undefined;
};

/** @returns what to tell the operator. */
export async function carry(key: string, options: CarryOptions): Promise<string> {
  const { from, to, version, role: roles, anyway: isAnyway, reason = '' } = options;
  if (from === undefined || to === undefined) {
    throw new ReleaseRefusal('Name both publishers: --from https://… --to https://…');
  }
  const percent = numberOf('canary', options.canary);
  const source = new PublisherClient(from, tokenOfEnvironment('RELEASE_TOKEN_FROM'));
  const target = new PublisherClient(to, tokenOfEnvironment());
  const installation = await target.installation();
  const order = { to: installation, version, isAnyway, reason };
  const archive = await source.carryOut(key, order);
  const id = await target.carryIn(key, archive, {
    canary: percent === undefined ? undefined : { percent, roles },
    isStoreOnly: options['store-only'],
    isDryRun: options['dry-run'],
    isAnyway,
    reason,
  });
  if (options['dry-run']) return `${key} ${id} would be accepted by ${installation}`;
  if (options['store-only']) return `${key} ${id} is stored, and served to nobody`;
  return `${key} ${id} ${percent === undefined ? 'is served' : 'is a canary'} at ${installation}`;
}
