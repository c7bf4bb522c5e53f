/** From one installation to another: both publishers are asked, and the bytes pass as they are. */
import { PublisherClient, tokenOfEnvironment } from '../publisher/publisher-client.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import { numberOf } from './percentage.ts';
import { requireServable } from '../operations/serving.ts';

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
  // Before anything leaves: what goes out is noted there.
  requireServable({ key, percent, isStoreOnly: options['store-only'] });
  const tokens = { from: tokenOfEnvironment('RELEASE_TOKEN_FROM'), to: tokenOfEnvironment() };
  await Promise.all([tokens.from(), tokens.to()]);
  const source = new PublisherClient(from, tokens.from);
  const target = new PublisherClient(to, tokens.to);
  const installation = await saidBy(to, target.installation());
  const order = { to: installation, version, isAnyway, reason };
  const archive = await saidBy(from, source.carryOut(key, order));
  const carried = target.carryIn(key, archive, {
    canary: percent === undefined ? undefined : { percent, roles },
    isStoreOnly: options['store-only'],
    isDryRun: options['dry-run'],
    isAnyway,
    reason,
  });
  const id = await saidBy(to, carried);
  if (options['dry-run']) return `${key} ${id} would be accepted by ${installation}`;
  if (options['store-only']) {
    return `${key} ${id} is stored at ${installation}, and served to nobody`;
  }
  return `${key} ${id} ${percent === undefined ? 'is served' : 'is a canary'} at ${installation}`;
}

/** Two are asked: a refusal tells which of them says it. */
async function saidBy<T>(address: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ReleaseRefusal) || error.message.startsWith(address)) throw error;
    throw new ReleaseRefusal(`${address} says: ${error.message}`, { cause: error });
  }
}
