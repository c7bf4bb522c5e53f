import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import {
  canaryOf,
  endCanary,
  promote,
  rollBack,
  rotateKey,
  startCanary,
} from '../operations/operations.ts';
import { noteServed, readOperations, releasesAgainst } from '../gate/api-contract.ts';
import { GateRefusal } from '../gate/gate-refusal.ts';
import { prune } from '../release/prune.ts';
import { ReleaseRefusal } from '../release/release-refusal.ts';
import type { ReleaseStore, Signature } from '../release/release-store.ts';
import { writeStaticPages } from '../edge/page/static-pages.ts';
import { historyText, statusText } from './descriptions.ts';

export const usage = `pnpm release …
  publish mf-x [--canary 5 [--role Discente …]] [--reason …]   build, test, judge, store, and serve ("shell" too)
  rollback mf-x --reason … [--seen 1.4.0-ab12cd34]             the last good version again, in open tabs too;
         [--version … [--anyway]]                              or this one, although something speaks against it
  canary mf-x --percent 5 [--role …] [--version …]             a stored version for some people; more later
  canary mf-x --off --reason …                                 the stable version for everybody again
  promote mf-x [--version …] [--anyway]                        the canary, or a stored version, for everybody
  status [mf-x]                                                what is served, and whether the store is whole
  history [mf-x] [--last 20]                                   who did what, when and why
  api openapi.json [--served]                                  whether all that is served can live with a server of
                                                               this document (file or address); --served notes it
  prune [--keep 10] [--days 30]                                removes releases that nobody can need
  pages                                                        begins static hosting: pages/ follow shell and key
  rotate-key --reason …                                        another key signs from now on
Who you are: RELEASE_OPERATOR, else your name in git, else your account.`;

const options = {
  reason: { type: 'string' },
  version: { type: 'string' },
  seen: { type: 'string' },
  canary: { type: 'string' },
  percent: { type: 'string' },
  role: { type: 'string', multiple: true },
  off: { type: 'boolean' },
  last: { type: 'string' },
  keep: { type: 'string' },
  days: { type: 'string' },
  served: { type: 'boolean' },
  anyway: { type: 'boolean' },
} as const;

/** What each command heeds; any other option is refused, not ignored. */
const optionsOf: Readonly<Record<string, readonly (keyof typeof options)[]>> = {
  publish: ['canary', 'role', 'reason'],
  rollback: ['reason', 'seen', 'version', 'anyway'],
  canary: ['percent', 'role', 'version', 'off', 'reason'],
  promote: ['version', 'anyway', 'reason'],
  status: [],
  history: ['last'],
  api: ['served'],
  prune: ['keep', 'days', 'reason'],
  pages: [],
  'rotate-key': ['reason'],
};

export type CommandRun = {
  store: ReleaseStore;
  /** Top folder of the workspace. */
  root: string;
  args: string[];
  print: (line: string) => void;
};

/** One command of an operator. @throws ReleaseRefusal, whose message is for the operator. */
export async function runCommand(run: CommandRun): Promise<void> {
  await execute(run);
  // Static hosting that was begun with `pages` follows the shell and the key.
  if ((await run.store.storage.read('pages/index.it.html')) !== null) {
    await writeStaticPages(run.store, publicUrl());
  }
}

async function execute({ store, root, args, print }: CommandRun): Promise<void> {
  const { positionals, values } = parsed(args);
  const [command = '', key = ''] = positionals;
  const heeded: readonly string[] | undefined = optionsOf[command];
  const unheeded = Object.keys(values).find((name) => heeded?.includes(name) === false);
  if (unheeded !== undefined) {
    throw new ReleaseRefusal(`"${command}" has no --${unheeded}.\n${usage}`);
  }
  const sign = (fallback = ''): Signature => ({
    by: operatorName(root),
    reason: values.reason ?? fallback,
  });
  const requireKey = () => {
    if (!/^(mf-[a-z0-9-]+|shell)$/u.test(key)) throw new ReleaseRefusal(`Name a remote.\n${usage}`);
    return key;
  };
  const requireReason = (): Signature => {
    if (!values.reason?.trim()) throw new ReleaseRefusal('Say why: --reason "…"');
    return sign();
  };

  switch (command) {
    case 'publish': {
      // Compilers and the gate: no other command waits for them.
      const progress = (step: string) => print(`  ${step} …`);
      const publication = { store, root, ...sign(lastCommit(root)), progress };
      if (requireKey() === 'shell') {
        const { publishShell } = await import('./publish-shell.ts');
        print(`shell ${await publishShell(publication)} is served`);
        return;
      }
      const percent = numberOf('canary', values.canary);
      const canary =
        percent === undefined
          ? undefined
          : { percent, ...(values.role ? { roles: values.role } : {}) };
      const { publishRemote } = await import('./publish-remote.ts');
      const id = await publishRemote({ ...publication, key, canary });
      print(percent === undefined ? `${key} ${id} is served` : `${key} ${id} is a canary`);
      return;
    }
    case 'rollback':
      requireKey();
      print(
        `${key} is at ${await rollBack(store, key, { ...requireReason(), seen: values.seen, version: values.version, isAnyway: values.anyway })} again`,
      );
      return;
    case 'promote':
      requireKey();
      print(
        `${key} ${await promote(store, key, { ...sign(), version: values.version, isAnyway: values.anyway })} is served to everybody`,
      );
      return;
    case 'canary': {
      requireKey();
      if (values.off) {
        const { version } = await canaryOf(store, key);
        await endCanary(store, key, version, requireReason());
        print(`${key}: everybody has the stable version`);
        return;
      }
      const percent = numberOf('percent', values.percent) ?? 100;
      const version = values.version ?? (await canaryOf(store, key)).version;
      const rule = { version, percent, roles: values.role };
      await startCanary(store, key, rule, sign());
      print(
        `${key} ${version} for ${percent}%${values.role ? ` of ${values.role.join(', ')}` : ''}`,
      );
      return;
    }
    case 'status':
      for (const line of await statusText(store, key || undefined)) print(line);
      return;
    case 'history':
      for (const line of await historyText(store, key || undefined, Number(values.last ?? 20))) {
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
    case 'rotate-key':
      print(`Public key: ${await rotateKey(store, requireReason())}`);
      return;
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

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new ReleaseRefusal(`${(error as Error).message}\n${usage}`);
  }
}

function numberOf(name: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (value.trim() !== '' && number >= 0 && number <= 100) return number;
  throw new ReleaseRefusal(`--${name} is a percentage, 0 to 100, and not ${value}`);
}

function operatorName(root: string): string {
  return (
    process.env['RELEASE_OPERATOR'] ||
    gitOutput(root, ['config', 'user.name']) ||
    `${os.userInfo().username}@${os.hostname()}`
  );
}

/** Default reason of a publication: the subject of the last commit. */
const lastCommit = (root: string): string => gitOutput(root, ['log', '-1', '--format=%h %s']);

function gitOutput(root: string, args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
