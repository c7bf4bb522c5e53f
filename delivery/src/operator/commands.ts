import path from 'node:path';
import { rotateKey } from '../operations/operations.ts';
import { noteServed, readOperations, releasesAgainst } from '../gate/api-contract.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { prune } from '../release/prune.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore, Signature } from '../release/release-store.ts';
import { writePublicKeys } from '../release/signing-key.ts';
import { renewStaticPages, writeStaticPages } from '../edge/page/static-pages.ts';
import { PublisherClient, tokenOfEnvironment } from '../publisher/publisher-client.ts';
import { carry } from './carry-command.ts';
import { parseCommand, usage } from './command-line.ts';
import { lastCommit, operatorName } from './operator-name.ts';
import { numberOf } from './percentage.ts';
import { operationsInStore, operationsOfPublisher } from './release-operations.ts';
import { requireServable } from '../operations/serving.ts';

export type CommandRun = {
  store: ReleaseStore;
  /** Top folder of the workspace. */
  root: string;
  args: string[];
  print: (line: string) => void;
};

/** One command of an operator. @throws ReleaseRefusal, whose message is for the operator. */
export async function runCommand(run: CommandRun): Promise<void> {
  const command = parseCommand(run.args);
  await execute(run, command);
  // The publisher's store is another.
  if (command.values.to !== undefined) return;
  await renewStaticPages(run.store, publicUrl());
}

async function execute(
  { store, root, print }: CommandRun,
  { command, operands, values }: ReturnType<typeof parseCommand>,
): Promise<void> {
  const [key = ''] = operands;
  const sign = (): Signature => ({ by: operatorName(root), reason: values.reason ?? '' });
  const requireKey = () => {
    if (!/^(mf-[a-z0-9-]+|shell)$/u.test(key)) throw new ReleaseRefusal(`Name a remote.\n${usage}`);
    return key;
  };
  const requireReason = (): string => {
    if (!values.reason?.trim()) throw new ReleaseRefusal('Say why: --reason "…"');
    return values.reason;
  };
  const reason = values.reason ?? '';
  const operations =
    values.to === undefined
      ? operationsInStore(store, root, { by: () => operatorName(root), publicUrl: publicUrl() })
      : operationsOfPublisher(new PublisherClient(values.to, tokenOfEnvironment()), root);

  switch (command) {
    case 'publish': {
      requireKey();
      const percent = numberOf('canary', values.canary);
      const isStoreOnly = values['store-only'] ?? false;
      requireServable({ key, percent, isStoreOnly });
      const id = await operations.publish({
        key,
        canary:
          percent === undefined
            ? undefined
            : { percent, ...(values.role ? { roles: values.role } : {}) },
        ...(values.built === undefined ? {} : { builtDir: path.resolve(values.built) }),
        isDryRun: values['dry-run'],
        isStoreOnly,
        reason: values.reason ?? lastCommit(root),
        progress: (step) => print(`  ${step} …`),
      });
      const served = percent === undefined ? 'is served' : 'is a canary';
      const outcome = isStoreOnly ? 'is stored, and served to nobody' : served;
      print(`${key} ${id} ${values['dry-run'] ? 'would be accepted' : outcome}`);
      return;
    }
    case 'rollback': {
      const choice = { seen: values.seen, version: values.version, isAnyway: values.anyway };
      const version = await operations.rollBack(requireKey(), {
        ...choice,
        reason: requireReason(),
      });
      print(`${key} is at ${version} again`);
      return;
    }
    case 'promote': {
      const choice = { version: values.version, isAnyway: values.anyway, reason };
      print(`${key} ${await operations.promote(requireKey(), choice)} is served to everybody`);
      return;
    }
    case 'canary': {
      requireKey();
      if (values.off) {
        await operations.endCanary(key, requireReason());
        print(`${key}: everybody has the stable version`);
        return;
      }
      const percent = numberOf('percent', values.percent) ?? 100;
      const rule = { version: values.version, percent, roles: values.role, reason };
      const version = await operations.startCanary(key, rule);
      print(
        `${key} ${version} for ${percent}%${values.role ? ` of ${values.role.join(', ')}` : ''}`,
      );
      return;
    }
    case 'preview': {
      const releases = releasesIn(operands);
      if (values.off) {
        const reason = requireReason();
        for (const [remote, version] of Object.entries(releases)) {
          await operations.withdrawPreviews(remote, version, reason);
          print(`${remote} ${version}: links that were made until now open no more`);
        }
        return;
      }
      const whom = values.for?.trim() ?? '';
      if (whom === '') throw new ReleaseRefusal('Say for whom or for what: --for "…"');
      const days = Number(values.days ?? 7);
      const link = await operations.preview({ releases, days, whom, isAnyway: values.anyway });
      const page = values.page === undefined ? '' : `?to=${encodeURIComponent(values.page)}`;
      print(link + page);
      return;
    }
    case 'carry':
      print(await carry(requireKey(), values));
      return;
    case 'status':
      for (const line of await operations.status(key || undefined)) print(line);
      return;
    case 'history':
      for (const line of await operations.history(key || undefined, Number(values.last ?? 20))) {
        print(line);
      }
      return;
    case 'api': {
      if (key === '') throw new ReleaseRefusal(`Name a document.\n${usage}`);
      const operations = await readOperations(key);
      const refusals = await releasesAgainst(store, operations);
      if (refusals.length > 0) throw new GateRefusal(`A server of ${key}`, refusals);
      if (values.served) await noteServed(store, operations);
      print(`All that is served can live with the ${operations.size} operations of ${key}`);
      return;
    }
    case 'prune': {
      const limits = { keep: Number(values.keep ?? 10), days: Number(values.days ?? 30) };
      const removed = await prune(store, limits, sign());
      for (const name of removed) print(`  ${name}`);
      print(`${removed.length} releases removed`);
      return;
    }
    case 'rotate-key': {
      requireReason();
      print(`Public key: ${await rotateKey(store, sign())}`);
      const publicKeyFile = process.env['REGISTRY_PUBLIC_KEY_FILE'];
      if (publicKeyFile) writePublicKeys(store.keyFile, path.resolve(publicKeyFile));
      return;
    }
    case 'pages':
      if (!(await writeStaticPages(store, publicUrl()))) {
        throw new ReleaseRefusal('No shell is published yet.');
      }
      print(`pages/ of ${store.storage.place} are those of the shell that is served`);
      return;
    default:
      throw new ReleaseRefusal(usage);
  }
}

const publicUrl = () => process.env['PUBLIC_URL'] ?? 'http://localhost:8080';

/** `mf-x 1.4.0-ab12cd34 mf-y 1.5.0-cd34ef56`: each remote once. */
function releasesIn(words: readonly string[]): Record<string, string> {
  const releases = new Map<string, string>();
  for (let index = 0; index < words.length; index += 2) {
    const [key = '', version] = words.slice(index, index + 2);
    if (!/^mf-[a-z0-9-]+$/u.test(key) || version === undefined || releases.has(key)) {
      throw new ReleaseRefusal(`Name remotes, each once with its version.\n${usage}`);
    }
    releases.set(key, version);
  }
  if (releases.size === 0) throw new ReleaseRefusal(`Name a remote and its version.\n${usage}`);
  return Object.fromEntries(releases);
}
